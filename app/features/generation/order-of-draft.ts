import { isPoint } from "~/features/model/model-names";

import type { Draft } from "./get-draft.server";
import type { GenerationOrder } from "./schema";

/**
 * The order of a draft, with its answers and wishes, for regenerating; ignores later edits. Excludes the
 * model's points: another try finds its own.
 */
export function orderOfDraft({
  originalInput,
  use,
  deepThinking,
  composition,
}: Pick<Draft, "originalInput" | "use" | "deepThinking" | "composition">): GenerationOrder {
  const order = { purpose: originalInput, use, deepThinking };
  if (!composition) return order;
  const answers = composition.variables.flatMap(({ name, value }) =>
    value === null ? [] : [[name, value] as const],
  );
  const wishes = composition.wishes.filter(({ id, on }) => on && !isPoint(id)).map(({ id }) => id);
  return { ...order, answers: Object.fromEntries(answers), wishes };
}
