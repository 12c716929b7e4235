import { and, eq, or, sql } from "drizzle-orm";

import type { Viewer } from "~/context";
import { promptVersions, prompts } from "~/db/schema";
import { AppError } from "~/errors";
import type { Comparing } from "~/features/prompts/copies/find-near-copies.server";
import { copiedEditErrors, refuseCopied } from "~/features/prompts/copies/refuse-copied-edit.server";
import { refuseWithheld } from "~/features/prompts/copies/refuse-withheld.server";
import { listFacts } from "~/features/facts/list-facts.server";
import { shownTemplate } from "~/features/prompts/change-template.server";
import type { Prompt } from "~/features/prompts/prompt";
import { getPrompt, isOwn } from "~/features/prompts/get-prompt.server";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { getVersion } from "./get-version.server";
import { pinsLimit } from "./limits";
import type { VersionMarks } from "./schema";
import type { VersionEntry } from "./responses";
import { entryColumns } from "./version-columns.server";

export const markVersionOperation = operation({
  limit: "write",
  errors: [
    "prompt_not_found",
    "version_not_found",
    "prompt_not_shared",
    "pins_full",
    "holds_facts",
    ...copiedEditErrors,
  ],
});

/**
 * Pins a version, so that it is never thinned, shares it by the prompt's link, or takes either back. Errors: `prompt_not_found`,
 * `version_not_found`, `prompt_not_shared`, `pins_full` for too many pinned or shared ones, and for a shared one `withheld_copy`, `near_copy` and `holds_facts`.
 */
export async function markVersion(
  services: Comparing,
  viewer: Pick<Viewer, "id">,
  promptId: string,
  number: number,
  marks: VersionMarks,
): Promise<VersionEntry> {
  const { db } = services;
  const prompt = await getPrompt({ db }, viewer, promptId);
  if (marks.isShared && prompt.shareId === null) throw new AppError("prompt_not_shared");
  if (marks.isShared) await refuseCopiedVersion(services, viewer, prompt, number);
  const marked = or(eq(promptVersions.isPinned, true), eq(promptVersions.isShared, true));
  const others = db
    .select({ total: sql`count(*)` })
    .from(promptVersions)
    .where(and(eq(promptVersions.promptId, promptId), marked, sql`${promptVersions.number} <> ${number}`));
  const hasRoom = marks.isPinned || marks.isShared ? sql`(${others}) < ${pinsLimit}` : undefined;
  const [, [version]] = await db.batch([
    firstRow(db, viewer, promptId, number),
    db
      .update(promptVersions)
      // Drizzle refuses an update without columns.
      .set({ number, ...marks })
      .where(
        and(
          eq(promptVersions.promptId, promptId),
          eq(promptVersions.number, number),
          eq(promptVersions.userId, viewer.id),
          hasRoom,
        ),
      )
      .returning(entryColumns),
  ]);
  if (version) return version;
  await getVersion({ db }, viewer, promptId, number);
  throw new AppError("pins_full", { limit: pinsLimit });
}

/** Of a private prompt too: its shared versions open once it is public. */
async function refuseCopiedVersion(
  services: Comparing,
  viewer: Pick<Viewer, "id">,
  { id, publishedAt }: Pick<Prompt, "id" | "publishedAt">,
  number: number,
): Promise<void> {
  const { content, variables } = await getVersion(services, viewer, id, number);
  if (shownTemplate({ content, variables }, await listFacts(services, viewer)))
    throw new AppError("holds_facts");
  const refuse = publishedAt ? refuseCopied : refuseWithheld;
  await refuse(services, viewer, { id, content, variables });
}

/** The row of the first version, which a prompt that was never changed has not. */
const firstRow = (db: Services["db"], viewer: Pick<Viewer, "id">, promptId: string, number: number) =>
  db
    .insert(promptVersions)
    .select(
      db
        .select({
          promptId: prompts.id,
          number: prompts.version,
          userId: prompts.userId,
          kind: prompts.versionKind,
          content: prompts.content,
          variables: prompts.variables,
          isPinned: sql`false`.as("is_pinned"),
          isShared: sql`false`.as("is_shared"),
          createdAt: prompts.createdAt,
        })
        .from(prompts)
        .where(and(isOwn(viewer, promptId), eq(prompts.version, 1), sql`${number} = 1`)),
    )
    .onConflictDoNothing();
