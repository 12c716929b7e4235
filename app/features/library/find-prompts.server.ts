import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";

import type { Viewer } from "~/context";
import { promptBitmaps, prompts } from "~/db/schema";
import { searchedColumns } from "~/features/prompts/prompt-columns.server";
import type { Services } from "~/services";

import { intersection } from "./bitmap";
import type { LibraryFilter } from "./query";
import { searchWords } from "./search-words";

interface PromptFilter extends LibraryFilter {
  /** Only those that are published. */
  posted?: boolean;
}

/**
 * The numbers of the viewer's prompts that fit a filter, newest first. Reads a row per set and 1,024 prompts, and with a
 * search every row of the member's, or every one that is published, whatever the filter.
 */
export async function findPrompts(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  { search, folder, tags, posted = false }: PromptFilter,
): Promise<number[]> {
  const keys = [
    ...(posted ? ["posted"] : []),
    ...(folder === null ? [] : [`folder:${folder}`]),
    ...tags.map((tag) => `tag:${tag}`),
  ];
  if (keys.length === 0) keys.push("all");
  const { key, block, bits } = promptBitmaps;
  const sets = db
    .select({ key, block, bits })
    .from(promptBitmaps)
    .where(and(eq(promptBitmaps.userId, viewer.id), inArray(key, keys)));
  const words = searchWords(search);
  if (words.length === 0) return intersection(keys, await sets);
  const contains = (word: string) =>
    sql`(${sql.join(
      searchedColumns.map((column) => sql`instr(${column}, ${word}) > 0`),
      sql` or `,
    )})`;
  const [blocks, found] = await db.batch([
    sets,
    db
      .select({ number: prompts.number })
      .from(prompts)
      .where(
        and(
          eq(prompts.userId, viewer.id),
          posted ? isNotNull(prompts.publication) : undefined,
          ...words.map(contains),
        ),
      ),
  ]);
  const hits = new Set(found.map(({ number }) => number));
  return intersection(keys, blocks).filter((number) => hits.has(number));
}
