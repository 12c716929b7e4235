import { and, eq, inArray, sql } from "drizzle-orm";

import { prompts } from "~/db/schema";
import { numbered, oncePer, placeholders, readRows } from "~/db/written-query";
import { findPrompts } from "~/features/library/find-prompts.server";
import type { Operation } from "~/operation";
import type { Services } from "~/services";

import { pageSize } from "./limits";
import type { PostedQuery } from "./query";
import type { TownPage } from "./town-prompt";
import { selectTownRows, toTownPrompts, withViewer, writtenTownQuery } from "./town-rows.server";

export const listPostedOperation = { limit: "read" } as const satisfies Operation;

/** The viewer's prompts of so many numbers. */
const selectNumbered = oncePer((length: number) =>
  writtenTownQuery(
    (services) =>
      selectTownRows(services).where(
        and(eq(prompts.userId, sql.placeholder("viewerId")), inArray(prompts.number, placeholders(length))),
      ),
    withViewer,
  ),
);

/** A page of the viewer's published prompts, including private ones, newest prompt first (specification, section 2). */
export async function listPosted(
  services: Pick<Services, "db" | "adminEmails">,
  viewer: { id: string },
  { search, page: asked }: PostedQuery,
): Promise<TownPage> {
  const numbers = await findPrompts(services, viewer, { search, folder: null, tags: [], posted: true });
  const pageCount = Math.max(1, Math.ceil(numbers.length / pageSize));
  const page = Math.min(asked, pageCount);
  const onPage = numbers.slice((page - 1) * pageSize, page * pageSize);
  const select = selectNumbered(onPage.length);
  const found =
    onPage.length > 0
      ? await readRows(select(services.db, { ...numbered(onPage), viewerId: viewer.id }))
      : [];
  // A post may leave the town after it was found.
  const listed = found.filter(({ prompt }) => prompt.publication !== null);
  return {
    prompts: toTownPrompts(services, viewer, listed),
    total: numbers.length,
    isCapped: false,
    page,
    pageCount,
  };
}
