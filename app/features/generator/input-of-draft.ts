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
 * switched off of a picture stays off; an automation of which a rule is still on gets the safe rules of its new kind, of which it may have lacked some.
 */
export function inputOfOtherKind(draft: Parameters<typeof inputOfDraft>[0]): GenerationInput {
  const { kind: _, ...input } = inputOfDraft(draft);
  const added = draft.composition?.wishes.filter(isByItself) ?? [];
  const on = added.filter((wish) => wish.on);
  const isSafe = draft.use === "automation" && on.length > 0;
  return { ...input, wishes: isSafe || on.length === added.length ? undefined : on.map(({ id }) => id) };
}
