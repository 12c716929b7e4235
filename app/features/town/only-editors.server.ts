import { ne, sql, type SQL } from "drizzle-orm";

import { isListed } from "~/db/prompt-conditions";
import { publications } from "~/db/schema";
import { oncePer, readRows, writtenQuery } from "~/db/written-query";
import type { Place } from "~/domain/categories";
import { editorsId } from "~/domain/editors";
import type { PromptLanguage } from "~/domain/prompt-languages";
import type { Services } from "~/services";

import { hasKey, keyOfList, kindOfList, type ListKind } from "./list-of-language.server";

const selectOnly = oncePer((kind: ListKind) => {
  const newest = (condition: SQL) => sql`(
    select ${publications.userId} from ${publications}
    where ${isListed} and ${hasKey(kind, sql.placeholder("key"))} and ${condition}
    order by ${publications.townNumber} desc limit 1
  )`;
  const ofOthers = newest(ne(publications.userId, editorsId));
  const fields = {
    only: sql<number | null>`${newest(sql`true`)} = ${editorsId} and ${ofOthers} is null`.as("only"),
  };
  return writtenQuery<{ only: number | null }>(fields, (db) => db.select(fields).from(sql`(select 1)`));
});

/** Whether a list, of one language or of all, has prompts of the editors only. */
export async function hasOnlyEditors(
  { db }: Pick<Services, "db">,
  place: { [Name in keyof Place]: Place[Name] | null },
  language: PromptLanguage | null,
): Promise<boolean> {
  const [row] = await readRows(
    selectOnly(kindOfList(place, language))(db, { key: keyOfList(place, language) }),
  );
  return row?.only === 1;
}
