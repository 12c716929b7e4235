import { and, eq } from "drizzle-orm";

import type { Viewer } from "~/context";
import { examples } from "~/db/schema";
import { AppError, type FieldErrors } from "~/errors";
import type { Comparing } from "~/features/prompts/copies/find-near-copies.server";
import { copiedEditErrors, refuseCopied } from "~/features/prompts/copies/refuse-copied-edit.server";
import { noteFirstResults } from "~/features/prompts/note-first-results.server";
import { listFacts } from "~/features/facts/list-facts.server";
import { withoutFacts } from "~/features/facts/told-texts.server";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { checkValues } from "./check-values";
import type { OwnExamples } from "./example";
import type { Example } from "./responses";
import { exampleColumns, toExample } from "./example-rows.server";
import { listExamples } from "./list-examples.server";
import type { ExampleChange } from "./schema";

export const changeExampleOperation = operation({
  limit: "write",
  errors: ["prompt_not_found", "example_not_found", ...copiedEditErrors],
});

/** An example of the viewer's prompt. Errors: `prompt_not_found`, `example_not_found`. */
export async function getExample(
  services: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  promptId: string,
  exampleId: string,
): Promise<{ prompt: OwnExamples["prompt"]; example: Example; position: number; count: number }> {
  const { prompt, examples: all } = await listExamples(services, viewer, promptId);
  const at = all.findIndex(({ id }) => id === exampleId);
  if (at === -1) throw new AppError("example_not_found");
  return { prompt, example: all[at]!, position: at + 1, count: all.length };
}

/**
 * Changes the text of an example, or the words for its picture, and its values; returns it. Errors: `prompt_not_found`,
 * `example_not_found`, `invalid_fields`, those of `refuseCopied` and of the storage.
 */
export async function changeExample(
  services: Comparing,
  viewer: Pick<Viewer, "id">,
  promptId: string,
  exampleId: string,
  { text, alt, values }: ExampleChange,
): Promise<Example> {
  const { prompt, example } = await getExample(services, viewer, promptId, exampleId);
  checkTexts(example, { text, alt });
  const changes = {
    text,
    alt,
    variableValues:
      values &&
      withoutFacts(checkValues(prompt.variables, values, example.values), await listFacts(services, viewer)),
  };
  // Drizzle refuses an update without columns.
  if (Object.values(changes).every((value) => value === undefined)) return example;
  const read = { text, alt, values: changes.variableValues };
  await refuseCopied(services, viewer, { id: promptId, content: "", examples: [read] });
  const [[changed]] = await services.db.batch([
    services.db
      .update(examples)
      .set(changes)
      .where(and(eq(examples.id, exampleId), eq(examples.userId, viewer.id)))
      .returning(exampleColumns),
    noteFirstResults(services, viewer, promptId),
  ]);
  if (!changed) throw new AppError("example_not_found");
  return toExample(changed);
}

/** A picture has words, a text is not blank, and neither has the other's. Errors: `invalid_fields`. */
function checkTexts({ kind }: Example, given: Pick<ExampleChange, "text" | "alt">): void {
  const [own, other] = kind === "picture" ? (["alt", "text"] as const) : (["text", "alt"] as const);
  const fields: FieldErrors = {};
  if (given[own] === "") fields[own] = { code: "required" };
  if (given[other] !== undefined) fields[other] = { code: "unknown_field" };
  if (Object.keys(fields).length > 0) throw new AppError("invalid_fields", { fields });
}
