import { typeTags } from "~/features/prompts/prompt-use";
import type { Services } from "~/services";

import { composePrompt } from "./composer/compose-prompt.server";
import { draftWithModel } from "./draft-with-model.server";
import { improveDraft } from "./improve-draft.server";
import { builtinEngine } from "./builtin-engine";
import type { GeneratedPrompt, GenerationOrder, GenerationProgress } from "./schema";
import { spendModelCall } from "./spend-model-call.server";
import { startModelWork } from "./model-work";

export interface GenerationOptions {
  /** The person's wish to stop; also aborts the call upstream. */
  signal?: AbortSignal;
  /** Told every stage as it begins, and the text of a draft and of a revision as it is written. Left out: no streams. */
  onProgress?: (progress: GenerationProgress) => void;
  /** Told, for the log, what kept a finished draft from being checked or revised. */
  onWarning?: (error: unknown) => void;
  /** How long a finished draft may be checked and revised, in milliseconds. */
  improveWithinMs?: number;
}

/**
 * Turns a purpose into a prompt in the purpose's language (specification, sections 1 and 7): by the model where
 * one is configured, else by the built-in composer. `caller` is whose daily budget pays for the model calls.
 *
 * Deep Thinking analyses, plans, writes, checks and revises what the check found; without it the model is called
 * once, and once more only when plain code sees a fault. As soon as there is a draft nothing fails any more: a
 * time-out, an exhausted budget or a caller who leaves ends the work with the best version so far.
 * Errors before that: those of `Model.answer`, `budget_exhausted`, or the reason of the signal.
 */
export async function generatePrompt(
  services: Pick<Services, "db" | "clock" | "model" | "modelBudget">,
  caller: string,
  order: GenerationOrder,
  { signal, onProgress, onWarning = () => {}, improveWithinMs = 45_000 }: GenerationOptions = {},
): Promise<GeneratedPrompt> {
  const { model } = services;
  const finish = (content: string, topics: string[], engine: string): GeneratedPrompt => ({
    content,
    originalInput: order.purpose,
    tags: [typeTags[order.use], ...topics],
    type: typeTags[order.use],
    engine,
  });

  if (model === null) {
    if (order.deepThinking) for (const stage of ["understand", "plan"] as const) onProgress?.({ stage });
    onProgress?.({ stage: "draft" });
    const { purpose: text, use, deepThinking } = order;
    const { content, tags } = composePrompt({ text, use, deepThinking });
    return finish(content, tags, builtinEngine);
  }

  const spend = () => spendModelCall(services, caller);
  const work = startModelWork({ model, order, spend, signal, onProgress, onWarning });
  const draft = await draftWithModel(work);
  const content = await improveDraft(work, draft, improveWithinMs);
  return finish(content, draft.topics, model.name);
}
