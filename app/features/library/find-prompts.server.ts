import { and, desc, eq, exists, inArray, sql, type SQL } from "drizzle-orm";

import type { Viewer } from "~/context";
import { isItsPublication } from "~/db/prompt-conditions";
import { foldedName, nameKey, prompts, publications, saves, useKey } from "~/db/schema";
import { numbered, oncePer, placeholders, readRows, writtenQuery } from "~/db/written-query";
import { shortName, type Prompt } from "~/features/prompts/prompt";
import { searchedColumns, promptColumns, toPrompt } from "~/features/prompts/prompt-columns.server";
import type { Services } from "~/services";

import { arranged } from "./arranged";
import type { Sort } from "./limits";
import { type LibraryFilter, searchWords } from "./query";

/** A prompt of the shelf, by its link. */
export interface ShelvedName {
  shareId: string;
  name: string;
}

interface PromptFilter extends LibraryFilter {
  pinnedFirst?: boolean;
}

/**
 * Numbers of the viewer's prompts that fit a filter, in its order; of equal ones the newest first. A search by last use
 * begins with the prompts whose names have the most of its words. Reads one row of an index for each of the member's prompts,
 * and for a search the prompts themselves.
 */
export async function findPrompts(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  { search, folder, tags, sort = "newest", pinnedFirst = false }: PromptFilter,
): Promise<number[]> {
  const words = searchWords(search);
  const found = await db
    .select({
      number: prompts.number,
      inName: sort === "used" ? countInName(words) : sql<number>`0`,
      isPinned: sql<number>`${prompts.pinnedAt} is not null`,
      key: keys[sort],
    })
    .from(prompts)
    .where(
      and(
        eq(prompts.userId, viewer.id),
        folder === null ? undefined : eq(prompts.folderId, folder),
        ...tags.map(hasTag),
        ...words.map(contains),
      ),
    );
  // Sorted here: D1 counts each row that SQLite sorts as one more.
  const sign = sort === "used" ? -1 : 1;
  found.sort((one, other) => {
    if (pinnedFirst && one.isPinned !== other.isPinned) return other.isPinned - one.isPinned;
    if (one.inName !== other.inName) return other.inName - one.inName;
    if (one.key === other.key) return other.number - one.number;
    return one.key < other.key ? -sign : sign;
  });
  return found.map(({ number }) => number);
}

/** The viewer's publications with a category in the town; the predicate of their index, as a literal. */
const arePosted = (viewer: Pick<Viewer, "id">) =>
  and(eq(publications.userId, viewer.id), sql`${publications.townNumber} is not null`);

/**
 * Numbers of the viewer's published prompts, the newest prompt first. Reads one row of an index for each, and for a search what
 * `findPrompts` reads.
 */
export async function findPosted(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  search: string,
): Promise<number[]> {
  const words = searchWords(search);
  const isPosted = exists(
    db
      .select()
      .from(publications)
      .where(and(isItsPublication, arePosted(viewer))),
  );
  const found = await (words.length === 0
    ? db.select({ number: publications.number }).from(publications).where(arePosted(viewer))
    : db
        .select({ number: prompts.number })
        .from(prompts)
        .where(and(eq(prompts.userId, viewer.id), ...words.map(contains), isPosted)));
  return found.map(({ number }) => number).sort((one, other) => other - one);
}

/** Most prompts of the shelf that a search without a hit names, and those saved last that it looks at. */
const namedShelved = 3;
const searchedShelved = 200;

/** Prompts of others, of the latest on the viewer's shelf, that fit a search, saved last first. */
export async function findShelved(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  search: string,
): Promise<ShelvedName[]> {
  const latest = db
    .select({ promptId: saves.promptId, createdAt: saves.createdAt })
    .from(saves)
    .where(eq(saves.userId, viewer.id))
    .orderBy(desc(saves.createdAt))
    .limit(searchedShelved)
    .as("latest");
  const isOpen = and(eq(publications.promptId, latest.promptId), eq(publications.isPublic, true));
  const found = await db
    .select({ shareId: publications.shareId, title: prompts.title, originalInput: prompts.originalInput })
    .from(latest)
    .innerJoin(publications, isOpen)
    .innerJoin(prompts, isItsPublication)
    .where(and(...searchWords(search).map(contains)))
    .orderBy(desc(latest.createdAt))
    .limit(namedShelved);
  return found.map(({ shareId, title, originalInput }) => ({
    shareId,
    name: title || shortName({ originalInput }),
  }));
}

/** The sort key of each order. */
const keys: Record<Sort, SQL<string | number>> = {
  newest: sql`0`,
  used: sql.raw(useKey) as SQL<number>,
  name: sql.raw(nameKey) as SQL<string>,
};

/** No tag contains a comma (`tagSeparators`), so that each begins after one. D1 counts a row for each tag that `json_each` reads. */
const hasTag = (tag: string) =>
  sql`instr(',' || substr(${prompts.tags}, 2), ${`,${JSON.stringify(tag)}`}) > 0`;

const contains = (word: string) =>
  sql`(${sql.join(
    searchedColumns.map((column) => sql`instr(${column}, ${word}) > 0`),
    sql` or `,
  )})`;

/** How many of the words are in the name of a prompt. */
const countInName = (words: readonly string[]) =>
  sql<number>`${sql.join(
    [sql`0`, ...words.map((word) => sql`(instr(${sql.raw(foldedName)}, ${word}) > 0)`)],
    sql` + `,
  )}`;

const numberedColumns = { ...promptColumns, number: prompts.number };

const selectNumbered = oncePer((length: number) =>
  writtenQuery(numberedColumns, (db) =>
    db
      .select(numberedColumns)
      .from(prompts)
      .leftJoin(publications, isItsPublication)
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
