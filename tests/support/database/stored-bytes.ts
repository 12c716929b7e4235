import { eq, sql } from "drizzle-orm";

import type { Db } from "~/db/client";
import {
  accessTokens,
  examples,
  folders,
  imports,
  moderationDecisions,
  prompts,
  reports,
  trash,
  users,
} from "~/db/schema";

const bytesOf = (texts: readonly (string | null)[]) => new TextEncoder().encode(texts.join("")).length;

interface Item {
  name: string;
  prompts: string[];
  prompt: Record<string, string | undefined>;
}

/** The bytes of an item in the trash: as many as before; a folder also counts the ids of its prompts. */
function trashedBytes({ kind, item }: { kind: string; item: string }): number {
  const stored = JSON.parse(item) as Item;
  if (kind === "folder")
    return bytesOf([stored.name, stored.prompts.length > 0 ? JSON.stringify(stored.prompts) : ""]);
  const { originalInput, content, variables, tags, title, description } = stored.prompt;
  const texts = [originalInput, content, variables, tags, title, description].map((text) => text ?? "");
  return bytesOf(texts);
}

/** A member's stored bytes, computed from their rows: every text of theirs. */
export async function reckonBytes(db: Db, userId: string): Promise<number> {
  const [kept, named, tokens, [member], gone, results, reported, answers, uploads] = await Promise.all([
    db
      .select({
        texts: [prompts.originalInput, prompts.content, prompts.title, prompts.description].reduce(
          (all, column) => sql`${all} || coalesce(${column}, '')`,
          sql`''`,
        ),
        // As stored: JSON.
        written: sql<string>`coalesce(${prompts.variables}, '') || ${prompts.tags}`,
      })
      .from(prompts)
      .where(eq(prompts.userId, userId)),
    db.select({ name: folders.name }).from(folders).where(eq(folders.userId, userId)),
    db.select({ name: accessTokens.name }).from(accessTokens).where(eq(accessTokens.userId, userId)),
    db.select().from(users).where(eq(users.id, userId)),
    db.select({ kind: trash.kind, item: trash.item }).from(trash).where(eq(trash.userId, userId)),
    db.select().from(examples).where(eq(examples.userId, userId)),
    db.select({ comment: reports.comment }).from(reports).where(eq(reports.userId, userId)),
    db
      .select({ answer: moderationDecisions.answer })
      .from(moderationDecisions)
      .where(eq(moderationDecisions.authorId, userId)),
    db.select({ bytes: imports.bytes }).from(imports).where(eq(imports.userId, userId)),
  ]);
  const { displayName, bio, links } = member!;
  return (
    kept.reduce((sum, { texts, written }) => sum + bytesOf([`${texts}`, written]), 0) +
    bytesOf([...named, ...tokens].map(({ name }) => name)) +
    bytesOf(reported.map(({ comment }) => comment)) +
    bytesOf(answers.map(({ answer }) => answer)) +
    uploads.reduce((sum, { bytes }) => sum + bytes, 0) +
    gone.reduce((sum, row) => sum + trashedBytes(row), 0) +
    results.reduce(
      (sum, { text, alt, variableValues, pictureBytes }) =>
        sum + pictureBytes + bytesOf([text, alt, JSON.stringify(variableValues)]),
      0,
    ) +
    bytesOf([displayName, bio, ...Object.values(links)])
  );
}
