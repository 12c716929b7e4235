import { eq } from "drizzle-orm";

import type { Viewer } from "~/context";
import { folders } from "~/db/schema";
import { uncategorized } from "~/features/prompts/folders/folder";
import { foldersLimit } from "~/features/prompts/folders/limits";
import { libraryLimit } from "~/features/prompts/limits";
import type { Services } from "~/services";

import type { RowToApply } from "./apply-rows.server";
import { importChoices, type ImportChoice } from "./limits";

/**
 * The number of prompts that an import would add or replace, by its choice for rows that differ: a full library ends it, and
 * rows of folders beyond the limit are refused. `names`: folders of the file, created first.
 */
export async function countOutcomes(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  rows: readonly RowToApply[],
  names: readonly string[],
): Promise<Record<ImportChoice, number>> {
  const stored = await db
    .select({ name: folders.name, prompts: folders.promptCount })
    .from(folders)
    .where(eq(folders.userId, viewer.id));
  const free = libraryLimit - stored.reduce((sum, { prompts }) => sum + prompts, 0);
  const count = (choice: ImportChoice): number => {
    const known = new Set(stored.map(({ name }) => name));
    const hasFolder = (name: string): boolean => {
      if (known.size < foldersLimit) known.add(name);
      return known.has(name);
    };
    for (const name of names) hasFolder(name);
    const replaced = new Set<string>();
    let created = 0;
    for (const { prompt, state, target } of rows) {
      if ((state === "differs" && choice === "skip") || !hasFolder(prompt.folder ?? uncategorized)) continue;
      if (state === "differs" && choice === "replace") replaced.add(target!);
      else if (created < free) created += 1;
      else break;
    }
    return created + replaced.size;
  };
  return Object.fromEntries(importChoices.map((choice) => [choice, count(choice)])) as Record<
    ImportChoice,
    number
  >;
}
