import type { Draft } from "./get-draft.server";
import type { GenerationInput } from "./schema";

/** The input of a draft, with its kind, answers and wishes, for regenerating; ignores later edits. */
export function inputOfDraft({
  originalInput,
  use,
  deepThinking,
  composition,
}: Pick<Draft, "originalInput" | "use" | "deepThinking" | "composition">): GenerationInput {
  const input = { purpose: originalInput, use, deepThinking };
  if (!composition) return input;
  const answers = composition.variables.flatMap(({ name, value }) =>
    value === null ? [] : [[name, value] as const],
  );
  const wishes = composition.wishes.filter(({ on }) => on).map(({ id }) => id);
  const { kind, asking } = composition;
  return { ...input, kind, asks: asking?.on, answers: Object.fromEntries(answers), wishes };
}
