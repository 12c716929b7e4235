import { and, eq, inArray, isNotNull, sql, desc } from "drizzle-orm";

import type { Viewer } from "~/context";
import { promptBitmaps, prompts } from "~/db/schema";
import { searchedColumns, promptColumns } from "~/features/prompts/prompt-columns.server";
import type { Services } from "~/services";

import { type LibraryFilter, searchWords } from "./query";

interface PromptFilter extends LibraryFilter {
  /** Only published prompts. */
  posted?: boolean;
}

/**
 * Numbers of the viewer's prompts that fit a filter, newest first. Reads a row per set and 1,024 prompts; a
 * search also reads every row of the member's (or every published one), whatever the filter.
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

/** Prompts per block of a bitmap; the triggers use the same number. */
const blockSize = 1_024;

/** A block of the set `key`: one `0` or `1` per number from `block * 1024` on. */
export interface BitmapBlock {
  key: string;
  block: number;
  bits: string;
}

/** The numbers in all of the sets `keys`, highest first. */
export function intersection(keys: readonly string[], blocks: readonly BitmapBlock[]): number[] {
  const numbers: number[] = [];
  const [first, ...others] = keys.map((key) => blocks.filter((block) => block.key === key));
  for (const { block, bits } of [...first!].sort((one, other) => other.block - one.block)) {
    const beside = others.map((set) => set.find((candidate) => candidate.block === block)?.bits);
    if (beside.includes(undefined)) continue;
    for (let bit = bits.lastIndexOf("1"); bit >= 0; bit = bit > 0 ? bits.lastIndexOf("1", bit - 1) : -1)
      if (beside.every((other) => other![bit] === "1")) numbers.push(block * blockSize + bit);
  }
  return numbers;
}

/** Selects the viewer's prompts by number (at most 99: D1 binds 100 values), newest first. */
export const selectPrompts = (
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  numbers: readonly number[],
) =>
  db
    .select(promptColumns)
    .from(prompts)
    .where(and(eq(prompts.userId, viewer.id), inArray(prompts.number, [...numbers])))
    .orderBy(desc(prompts.number));
