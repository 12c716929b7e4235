import { and, desc, lt, sql } from "drizzle-orm";

import { isListed } from "~/db/prompt-conditions";
import { publications } from "~/db/schema";
import { oncePer, readAll } from "~/db/written-query";
import { townList } from "~/domain/town-sorts";
import type { Services } from "~/services";

import { readCounts, selectCounts } from "./count-town.server";
import { pageSize, pagesOf } from "./limits";
import { hasKey, keyOfList, kindOfList, oneLanguage, type ListKind } from "./list-of-language.server";
import type { TownQuery } from "./query";
import type { TownList } from "./town-prompt";
import { selectTownRows, toTownPrompts, writtenTownQuery } from "./town-rows.server";

/** The publications of a list of a kind before a number: those of a page, and one more if there is one. */
const selectOlder = oncePer((kind: ListKind) =>
  writtenTownQuery((services) =>
    selectTownRows(services)
      .where(
        and(
          isListed,
          hasKey(kind, sql.placeholder("key")),
          lt(publications.townNumber, sql.placeholder("older")),
        ),
      )
      .orderBy(desc(publications.townNumber))
      .limit(pageSize + 1),
  ),
);

/**
 * The publications of a list before the number `older`, newest first, and the number from which to read on (null if
 * none is older). Programs read a whole list by it, however long; its cost is that of a first page.
 */
export async function listOlder(
  services: Pick<Services, "db" | "adminEmails">,
  viewer: { id: string } | null,
  query: Pick<TownQuery, "category" | "subcategory" | "language">,
  older: number,
): Promise<TownList> {
  const language = oneLanguage(query.language);
  const select = selectOlder(kindOfList(query, language));
  const [stored, rows] = await readAll(
    selectCounts(services.db, language),
    select(services.db, { key: keyOfList(query, language), older, viewerId: viewer?.id ?? null }),
  );
  const shown = rows.slice(0, pageSize);
  const total = readCounts(query.category, stored)[townList(query)] ?? 0;
  return {
    prompts: toTownPrompts(services, viewer, shown),
    total,
    isCapped: false,
    page: null,
    pageCount: pagesOf(total),
    older: rows.length > pageSize ? (shown.at(-1)?.prompt.townNumber ?? null) : null,
  };
}
