import { eq, sql } from "drizzle-orm";

import type { Db } from "~/db/client";
import { accessTokens, folders, prompts, promptVersions, users } from "~/db/schema";

const bytesOf = (texts: readonly (string | null)[]) => new TextEncoder().encode(texts.join("")).length;

/** A member's stored bytes, computed from their rows: every text of theirs, and 1,024 for each tag of a prompt. */
export async function reckonBytes(db: Db, userId: string): Promise<number> {
  const [kept, versions, named, tokens, [member]] = await Promise.all([
    db
      .select({
        tags: prompts.tags,
        texts: [prompts.originalInput, prompts.content, prompts.title, prompts.description].reduce(
          (all, column) => sql`${all} || coalesce(${column}, '')`,
          sql`''`,
        ),
        // As stored: JSON.
        written: sql<string>`coalesce(${prompts.variables}, '') || ${prompts.tags}`,
      })
      .from(prompts)
      .where(eq(prompts.userId, userId)),
    db
      .select({ text: sql<string>`${promptVersions.content} || coalesce(${promptVersions.variables}, '')` })
      .from(promptVersions)
      .where(eq(promptVersions.userId, userId)),
    db.select({ name: folders.name }).from(folders).where(eq(folders.userId, userId)),
    db.select({ name: accessTokens.name }).from(accessTokens).where(eq(accessTokens.userId, userId)),
    db.select().from(users).where(eq(users.id, userId)),
  ]);
  const { displayName, bio, twitterUrl, facebookUrl, instagramUrl, githubUrl, websiteUrl } = member!;
  return (
    kept.reduce(
      (sum, { tags, texts, written }) => sum + 1_024 * tags.length + bytesOf([`${texts}`, written]),
      0,
    ) +
    bytesOf(versions.map(({ text }) => text)) +
    bytesOf([...named, ...tokens].map(({ name }) => name)) +
    bytesOf([displayName, bio, twitterUrl, facebookUrl, instagramUrl, githubUrl, websiteUrl])
  );
}
