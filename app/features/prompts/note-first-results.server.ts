import { and, sql, type SQL } from "drizzle-orm";

import { publications } from "~/db/schema";
import { firstTextLength, type ExampleKind } from "~/domain/example-pictures";
import type { Services } from "~/services";

import { isOwnShared } from "./get-prompt.server";

/**
 * Statement that notes a prompt's first picture and text with its publication, for lists; after every change of its examples and of its
 * shown comparison, whose first reply is the text of a prompt without examples.
 */
export function noteFirstResults({ db }: Pick<Services, "db">, viewer: { id: string }, promptId: string) {
  const isSample = sql`'isSample', json(iif(is_sample, 'true', 'false'))`;
  const examples = sql`from examples where prompt_id = ${promptId}`;
  const first = (kind: ExampleKind, result: SQL) =>
    sql`(select json_object(${result}, ${isSample}) ${examples} and kind = ${kind} order by position limit 1)`;
  const firstPicture = first("picture", sql`'id', id, 'width', width, 'height', height, 'alt', alt`);
  const firstReply = sql`(select json_object('text', substr(trials ->> '$[0].replies.prompt', 1, ${firstTextLength}), 'isSample', json('false'))
    from comparisons where prompt_id = ${promptId} and published_at is not null and not exists (select 1 ${examples}) limit 1)`;
  const firstText = sql`coalesce(${first("text", sql`'text', substr(text, 1, ${firstTextLength})`)}, ${firstReply})`;
  const changed = sql`(${publications.firstPicture} is not ${firstPicture} or ${publications.firstText} is not ${firstText})`;
  return db
    .update(publications)
    .set({ firstPicture, firstText })
    .where(and(isOwnShared(viewer, promptId), changed));
}
