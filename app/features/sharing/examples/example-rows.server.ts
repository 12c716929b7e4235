import { and, asc, eq, isNotNull } from "drizzle-orm";

import { examples, publications } from "~/db/schema";
import { shownPicture } from "~/domain/example-pictures";
import { isOwnShared } from "~/features/prompts/get-prompt.server";
import type { Services } from "~/services";

import type { Example } from "./responses";

export const exampleColumns = {
  id: examples.id,
  kind: examples.kind,
  text: examples.text,
  alt: examples.alt,
  width: examples.width,
  height: examples.height,
  values: examples.variableValues,
  isSample: examples.isSample,
  createdAt: examples.createdAt,
};

/** SQL condition: the viewer's publication of this prompt, even if private. */
export const isOwnPublication = (viewer: { id: string }, promptId: string) =>
  and(isOwnShared(viewer, promptId), isNotNull(publications.townNumber));

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
export const toExample = ({ alt, width, height, ...row }: ExampleRow): Example => ({
  ...row,
  picture:
    row.kind === "picture" ? shownPicture({ ...row, width: width!, height: height!, alt: alt ?? "" }) : null,
});
