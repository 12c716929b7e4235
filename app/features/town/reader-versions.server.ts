import { and, eq, isNotNull, ne, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";

import type { Db } from "~/db/client";
import { prompts, publications, users } from "~/db/schema";

import { withSource } from "./remix-source.server";
import { publicFields, rowFields, type selectTownRows } from "./town-rows.server";

/** The columns of a publication, of whatever table or subquery. */
type Publication = Record<keyof typeof publicFields, SQLWrapper>;

/** The version of a publication in the reader's language, joined to a selection. */
export const versions = alias(publications, "version");

/** The reader's language, of a list of all languages. Null for any other list: nothing is joined then, and nothing read. */
const readerLanguage = sql.placeholder("readerLanguage");

/** SQL condition of the joined version: the listed one of the same work, if the publication is in another language. */
export const isReaderVersion = (one: Pick<Publication, "workId" | "language">) =>
  and(
    eq(versions.workId, one.workId),
    eq(versions.language, readerLanguage),
    ne(one.language, readerLanguage),
    // Not `isListed`: the plus keeps the planner from reading the whole list of the language.
    sql`+${versions.isPublic}`,
    isNotNull(versions.townNumber),
  );

/** A column of the joined version, or else of the publication itself. */
export const inReaderLanguage = <Name extends keyof Publication>(
  one: Pick<Publication, Name>,
  name: Name,
): SQL => sql`iif(${versions.promptId} is null, ${one[name]}, ${versions[name]})`;

/** The columns of a publication in the reader's language. Its number stays, as its place in the list. */
export const readerFields = <Fields extends Publication>(one: Fields): Fields =>
  Object.fromEntries(
    Object.entries(publicFields).map(([name, column]) => {
      const value = inReaderLanguage(one, name as keyof Publication);
      return [name, column === publicFields.townNumber ? one.townNumber : value.mapWith(column).as(name)];
    }),
  ) as unknown as Fields;

/** The same as `withCreators`, each with the version in the reader's language in its place, if one is listed; needs the placeholder `readerLanguage`. */
export function withReaderVersions(
  { db }: { db: Db },
  selection: ReturnType<typeof selectTownRows>,
  viewer: Parameters<typeof rowFields>[1],
) {
  const page = selection.as("page");
  return withSource(
    db
      .select(rowFields(readerFields(page._.selectedFields), viewer))
      .from(page)
      .leftJoin(versions, isReaderVersion(page))
      .crossJoin(prompts)
      .crossJoin(users)
      .$dynamic(),
    inReaderLanguage(page, "remixOf"),
  )
    .where(and(eq(prompts.id, inReaderLanguage(page, "promptId")), eq(users.id, page.userId)))
    .orderBy(sql`${page.townNumber} desc`);
}
