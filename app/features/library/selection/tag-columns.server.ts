import { sql, type SQL } from "drizzle-orm";

import { prompts } from "~/db/schema";
import { nextUpdatedAt } from "~/features/prompts/prompt-columns.server";
import { foldText } from "~/features/text/fold-text";
import type { Services } from "~/services";

const backslash = sql`char(92)`;
const quote = sql`char(34)`;
const lineFeed = sql`char(10)`;

/** The folded tags, one a line, as a JSON array in the order of the tags. */
const foldedList = sql`${quote} || replace(
  replace(replace(${prompts.foldedTags}, ${backslash}, ${backslash} || ${backslash}), ${quote}, ${backslash} || ${quote}),
  ${lineFeed}, ${quote} || ',' || ${quote}
) || ${quote}`;
const lists = { tags: sql`${prompts.tags}`, folded: sql`'[' || ${foldedList} || ']'` };

type Items = (list: SQL, item: string) => SQL;

/** The columns of tags whose `items` are computed from the list and the tag, in their order. */
const columns = (services: Pick<Services, "clock">, tag: string, items: Items) => ({
  tags: sql`(select json_group_array(value) from (${items(lists.tags, tag)}))`,
  foldedTags: sql`(select group_concat(value, ${lineFeed}) from (${items(lists.folded, foldText(tag))}))`,
  updatedAt: nextUpdatedAt(services),
});

/** SQL position of a tag among a prompt's. Null if it does not have it. */
export const positionOf = (tag: string) =>
  sql`(select key from json_each(${prompts.tags}) where value = ${tag})`;

/** The columns of prompts with a tag more, at a position (SQL, from 0). */
export const withTag = (services: Pick<Services, "clock">, tag: string, position: SQL) =>
  columns(
    services,
    tag,
    (list, item) => sql`select value from (
      select 2 * key as place, value from json_each(${list}) union all select 2 * ${position} - 1, ${item}
    ) order by place`,
  );

/** The columns of prompts without a tag. */
export const withoutTag = (services: Pick<Services, "clock">, tag: string) =>
  columns(
    services,
    tag,
    (list) => sql`select value from json_each(${list}) where key <> ${positionOf(tag)} order by key`,
  );
