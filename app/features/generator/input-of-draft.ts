import { isByItself } from "./composing/settled-additions";
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

/**
 * The input of a draft for another kind of task: with its answers, and without the additions and wishes of the kind that it was. What was
 * switched off stays off.
 */
export function inputOfOtherKind(draft: Parameters<typeof inputOfDraft>[0]): GenerationInput {
  const { kind: _, ...input } = inputOfDraft(draft);
  const added = draft.composition?.wishes.filter(isByItself) ?? [];
  const wishes = added.every(({ on }) => on) ? undefined : added.filter(({ on }) => on).map(({ id }) => id);
  return { ...input, wishes };
}
