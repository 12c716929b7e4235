import { AppError } from "~/errors";
import { asksAnything } from "~/features/generator/composing/asking-passage";
import { compose } from "~/features/generator/composing/compose";
import type { Composition } from "~/domain/composition";
import { builtinEngine, providerErrors } from "~/features/generator/model/engine";
import { spendModelCall } from "~/features/accounts/budgets/spend-model-call.server";
import { typeTags } from "~/domain/prompt-use";
import { tagsFromTopics } from "~/features/prompts/tag-list";
import type { Language } from "~/domain/languages";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { askAvoidingRefused } from "./ask-about.server";
import type { GenerationInput, GenerationProgress, Generation } from "./schema";
import { writeWithModel } from "./write-with-model.server";

export interface GenerationOptions {
  /** Language of the questions about a line in none of the three languages. */
  readerLanguage?: Language;
  /** The person's cancellation; also aborts the upstream call. */
  signal?: AbortSignal;
  /** Receives each stage as it begins, and the text as it is written. Omitted: no streaming. */
  onProgress?: (progress: GenerationProgress) => void;
  /** Receives, for the log, failures of the model and of its check or revision. */
  onWarning?: (error: unknown) => void;
  /** Time limit of check and revision, in milliseconds. */
  improveWithinMs?: number;
}

export const generatePromptOperation = operation({
  limit: "generate",
  errors: [
    "budget_exhausted",
    "visitors_full",
    "model_refused",
    "unauthenticated",
    "insufficient_scope",
    "fact_not_found",
  ],
});

/**
 * Turns a purpose into a prompt (specification, sections 1 and 7): the person's words, their answers, the wishes
 * that are on, and what the AI is to ask. A model asks its own questions, and describes pictures and films; if the
 * provider fails, the built-in engine does, and `fellBack` is true. `callerKey` pays for the model calls.
 * Errors: `invalid_fields` for unknown answers or wishes, `budget_exhausted`, `model_refused`, or the reason of
 * the signal.
 */
export async function generatePrompt(
  services: Pick<Services, "db" | "clock" | "model" | "modelBudget">,
  callerKey: string,
  input: GenerationInput,
  {
    readerLanguage,
    signal,
    onProgress,
    onWarning = () => {},
    improveWithinMs = 45_000,
  }: GenerationOptions = {},
): Promise<Generation> {
  const { model } = services;
  const { reading, asked, start } = await askAvoidingRefused(input, readerLanguage);
  const finish = (
    composition: Composition,
    topics: string[],
    engine: string,
    fellBack: boolean,
  ): Generation => ({
    content: compose(composition),
    originalInput: input.purpose,
    tags: tagsFromTopics(typeTags[input.use], topics),
    type: typeTags[input.use],
    kind: composition.kind,
    kinds: composition.kinds,
    asks: asksAnything(composition),
    variables: composition.variables,
    wishes: composition.wishes,
    engine,
    fellBack,
    composition,
  });
  const builtin = (fellBack: boolean) => {
    onProgress?.({ stage: "draft" });
    // A comma would make two tags of one name.
    const [topic = ""] = asked.book.name[asked.language].split(",");
    return finish(start, asked.certain ? [topic] : [], builtinEngine, fellBack);
  };
  if (model === null) return builtin(false);
  const spend = () => spendModelCall(services, callerKey);
  try {
    const line = { input, reading, asked, start };
    const work = { ...line, model, spend, signal, onProgress, onWarning, improveWithinMs };
    const { composition, topics } = await writeWithModel(work);
    return finish(composition, topics, model.name, false);
  } catch (error) {
    if (signal?.aborted || !(error instanceof AppError) || !providerErrors.includes(error.code)) throw error;
    onWarning(error);
    return builtin(true);
  }
}
