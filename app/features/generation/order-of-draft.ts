import type { Draft } from "./get-draft.server";
import type { GenerationOrder } from "./schema";

/** The order that a draft came from: what regenerating starts with, whatever was edited since. */
export const orderOfDraft = ({ originalInput, use, deepThinking }: Draft): GenerationOrder => ({
  purpose: originalInput,
  use,
  deepThinking,
});
