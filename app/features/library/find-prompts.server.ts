import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";

import type { Viewer } from "~/context";
import { promptBitmaps, promptOrders, prompts } from "~/db/schema";
import { numbered, oncePer, placeholders, readRows, writtenQuery } from "~/db/written-query";
import type { Prompt } from "~/features/prompts/prompt";
import { searchedColumns, promptColumns, toPrompt } from "~/features/prompts/prompt-columns.server";
import type { Services } from "~/services";

import { arranged, inOrder, intersection, setOf } from "./number-lists";
import { type LibraryFilter, searchWords } from "./query";

interface PromptFilter extends LibraryFilter {
  /** Only published prompts. */
  posted?: boolean;
  /** Pinned prompts before the others. */
  pinnedFirst?: boolean;
}

/**
 * Numbers of the viewer's prompts that fit a filter, in its order. Reads a row per set and 1,024 prompts; another order
 * than the newest first a row per 128 prompts; a search every row of the member's (or every published one), whatever the
 * filter.
 */
export async function findPrompts(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  { search, folder, tags, sort = "newest", posted = false, pinnedFirst = false }: PromptFilter,
): Promise<number[]> {
  const keys = [
    ...(posted ? ["posted"] : []),
    ...(folder === null ? [] : [`folder:${folder}`]),
    ...tags.map((tag) => `tag:${tag}`),
  ];
  if (keys.length === 0) keys.push("all");
  const wanted = pinnedFirst ? [...keys, "pinned"] : keys;
  const words = searchWords(search);
  if (words.length === 0 && sort === "newest") {
    const blocks = await readRows(selectSets(wanted.length)(db, { userId: viewer.id, ...numbered(wanted) }));
    return inOrder(intersection(keys, blocks), null, setOf("pinned", blocks));
  }
  const blocksOfSets = db
    .select(sets)
    .from(promptBitmaps)
    .where(and(eq(promptBitmaps.userId, viewer.id), inArray(key, wanted)));
  // An order or a search that is not asked for reads no row.
  const orders = db
    .select({ keys: promptOrders.keys })
    .from(promptOrders)
    .where(and(eq(promptOrders.userId, viewer.id), eq(promptOrders.kind, sort === "used" ? "used" : "name")))
    .limit(sort === "newest" ? 0 : -1);
  const hits = db
    .select({ number: prompts.number })
    .from(prompts)
    .where(
      and(
        eq(prompts.userId, viewer.id),
        posted ? isNotNull(prompts.publication) : undefined,
        ...words.map(contains),
      ),
    )
    .limit(words.length === 0 ? 0 : -1);
  const [blocks, ordered, found] = await db.batch([blocksOfSets, orders, hits]);
  const fitting = intersection(keys, blocks);
  const hit = new Set(found.map(({ number }) => number));
  return inOrder(
    words.length === 0 ? fitting : fitting.filter((number) => hit.has(number)),
    sort === "newest" ? null : { sort, keys: ordered.map((row) => row.keys) },
    setOf("pinned", blocks),
  );
}

const { key, block, bits } = promptBitmaps;
const sets = { key, block, bits };

/** The blocks of so many sets. */
const selectSets = oncePer((length: number) =>
  writtenQuery(sets, (db) =>
    db
      .select(sets)
      .from(promptBitmaps)
      .where(and(eq(promptBitmaps.userId, sql.placeholder("userId")), inArray(key, placeholders(length)))),
  ),
);

const contains = (word: string) =>
  sql`(${sql.join(
    searchedColumns.map((column) => sql`instr(${column}, ${word}) > 0`),
    sql` or `,
  )})`;

const numberedColumns = { ...promptColumns, number: prompts.number };

const selectNumbered = oncePer((length: number) =>
  writtenQuery(numberedColumns, (db) =>
    db
      .select(numberedColumns)
      .from(prompts)
      .where(
        and(eq(prompts.userId, sql.placeholder("userId")), inArray(prompts.number, placeholders(length))),
      ),
  ),
);

/** The viewer's prompts by number (at most 99: D1 binds 100 values), in the order of `numbers`. */
export async function readPrompts(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  numbers: readonly number[],
): Promise<Prompt[]> {
  if (numbers.length === 0) return [];
  const query = selectNumbered(numbers.length);
  const rows = await readRows(query(db, { userId: viewer.id, ...numbered(numbers) }));
  return arranged(rows, numbers).map(toPrompt);
}
