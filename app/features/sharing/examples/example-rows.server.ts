import { and, asc, eq, isNotNull, sql } from "drizzle-orm";

import { examples, publications } from "~/db/schema";
import { shownPicture } from "~/domain/example-pictures";
import { isOwnShared } from "~/features/prompts/get-prompt.server";
import type { Services } from "~/services";

import type { Example } from "./example";

export const exampleColumns = {
  id: examples.id,
  kind: examples.kind,
  text: examples.text,
  alt: examples.alt,
  width: examples.width,
  height: examples.height,
  values: examples.variableValues,
  createdAt: examples.createdAt,
};

/** SQL condition: the viewer's publication of this prompt, even if private. */
export const isOwnPublication = (viewer: { id: string }, promptId: string) =>
  and(isOwnShared(viewer, promptId), isNotNull(publications.publication));

/** Statement that notes a prompt's first picture with its publication, for lists; after every change of its examples. */
export function noteFirstPicture({ db }: Pick<Services, "db">, viewer: { id: string }, promptId: string) {
  const firstPicture = sql`(
    select json_object('id', id, 'width', width, 'height', height, 'alt', alt) from examples
    where prompt_id = ${promptId} and kind = 'picture' order by position limit 1
  )`;
  return db
    .update(publications)
    .set({ firstPicture })
    .where(and(isOwnShared(viewer, promptId), sql`${publications.firstPicture} is not ${firstPicture}`));
}

/** Selects the examples of a prompt, in order. */
export const selectExamples = ({ db }: Pick<Services, "db">, promptId: string) =>
  db
    .select(exampleColumns)
    .from(examples)
    .where(eq(examples.promptId, promptId))
    .orderBy(asc(examples.position));

type ExampleRow = Pick<typeof examples.$inferSelect, Exclude<keyof typeof exampleColumns, "values">> & {
  values: Example["values"];
};

/** An example, from its row. */
export const toExample = ({
  id,
  kind,
  text,
  alt,
  width,
  height,
  values,
  createdAt,
}: ExampleRow): Example => ({
  id,
  kind,
  text,
  picture: kind === "picture" ? shownPicture({ id, width: width!, height: height!, alt: alt ?? "" }) : null,
  values,
  createdAt,
});
