import { and, between, eq, inArray, sql, type SQL } from "drizzle-orm";

import { publications } from "~/db/schema";
import { numbered, oncePer, placeholders, readRows } from "~/db/written-query";
import { findPosted } from "~/features/library/find-prompts.server";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { pageSize } from "~/features/town/limits";
import type { PostedQuery } from "~/features/town/query";
import type { TownPage } from "~/features/town/town-prompt";
import {
  selectTownRows,
  toTownPrompts,
  withCreators,
  writtenTownQuery,
} from "~/features/town/town-rows.server";

export const listPostedOperation = operation({ limit: "read" });

/** The viewer's posts that fit a condition, the newest prompt first. */
const selectPosts = (condition: SQL) =>
  writtenTownQuery(
    (services) =>
      selectTownRows(services).where(
        and(
          eq(publications.userId, sql.placeholder("viewerId")),
          condition,
          // Of those that have not left the town since; the literal of their index.
          sql`${publications.townNumber} is not null`,
        ),
      ),
    (services, rows, viewer) => withCreators(services, rows, viewer, "number"),
  );

/** The posts of so many numbers. SQLite reads two rows more for each of them than for one of a range. */
const selectNumbered = oncePer((length: number) =>
  selectPosts(inArray(publications.number, placeholders(length))),
);

const selectRange = selectPosts(
  between(publications.number, sql.placeholder("last"), sql.placeholder("first")),
);

/** A page of the viewer's published prompts, including private ones, newest prompt first (specification, section 2). */
export async function listPosted(
  services: Pick<Services, "db" | "adminEmails">,
  viewer: { id: string },
  { search, page: asked }: PostedQuery,
): Promise<TownPage> {
  const numbers = await findPosted(services, viewer, search);
  const pageCount = Math.max(1, Math.ceil(numbers.length / pageSize));
  const page = Math.min(asked, pageCount);
  const onPage = numbers.slice((page - 1) * pageSize, page * pageSize);
  const posts =
    search === ""
      ? selectRange(services.db, { viewerId: viewer.id, first: onPage[0] ?? 0, last: onPage.at(-1) ?? 0 })
      : selectNumbered(onPage.length)(services.db, { viewerId: viewer.id, ...numbered(onPage) });
  return {
    prompts: toTownPrompts(services, viewer, onPage.length > 0 ? await readRows(posts) : []),
    total: numbers.length,
    isCapped: false,
    page,
    pageCount,
  };
}
