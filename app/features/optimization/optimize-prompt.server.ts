import { builtinEngine, modelErrors, providerErrors } from "~/features/model/engine";
import { spendModelCall } from "~/features/model/spend-model-call.server";
import { openPlaybooks } from "~/features/playbooks/library.server";
import { contentLimit } from "~/features/prompts/limits";
import type { PromptUse } from "~/domain/prompt-use";
import { countCharacters } from "~/features/texts/visible-text";
import { AppError } from "~/errors";
import { defaultLanguage, type Language } from "~/languages";
import type { Operation } from "~/operation";
import type { Services } from "~/services";

import { askAboutPrompt, type PromptQuestions } from "./ask-about-prompt.server";
import { putAnswers } from "./cleaning/put-answers";
import type { Improvement, Optimization } from "./improvement";
import { cleanPrompt } from "./optimize-builtin";
import { optimizeWithModel } from "./optimize-with-model.server";
import type { OptimizationOrder } from "./schema";

export interface OptimizationOptions {
  /** What the prompt is for, where that is known; left out: it is read from it. */
  use?: PromptUse;
  /** The language of questions about a prompt that is in none of the three. */
  readerLanguage?: Language;
  /** The person's wish to stop; also aborts the call upstream. */
  signal?: AbortSignal;
  /** Told, for the log, what kept the model from improving the prompt. */
  onWarning?: (error: unknown) => void;
}

export const optimizePromptOperation = {
  limit: "optimize",
  errors: modelErrors,
} as const satisfies Operation;

/**
 * Makes a prompt better (specification, section 7): takes out what says nothing, settles contradictions, asks what its user would
 * have to tell anyway and puts the answers in. By the model where one is configured, else by plain code, which also answers where the
 * provider fails or what it wrote lost something of the prompt. `caller` is whose daily budget pays for the model calls.
 * Errors: `invalid_fields` for unknown answers or a text that they make too long, `budget_exhausted`, `model_refused`, or the reason
 * of the signal.
 */
export async function optimizePrompt(
  services: Pick<Services, "db" | "clock" | "model" | "modelBudget">,
  caller: string,
  order: OptimizationOrder,
  { use, readerLanguage = defaultLanguage, signal, onWarning = () => {} }: OptimizationOptions = {},
): Promise<Optimization> {
  const { model } = services;
  const library = await openPlaybooks();
  const clean = cleanPrompt(order.content, library);
  // Padding answers no question, however much it says.
  const questions = askAboutPrompt({ ...order, content: clean.content }, library, {
    known: use,
    readerLanguage,
  });
  const builtin = { ...clean, variables: questions.variables, engine: builtinEngine };
  if (model === null) return { ...finish(builtin, questions), fellBack: false };
  try {
    const improved = await optimizeWithModel({
      model,
      order,
      bare: clean.content,
      known: questions.variables,
      readerLanguage,
      signal,
      spend: () => spendModelCall(services, caller),
    });
    return { ...finish({ ...improved, rules: [], engine: model.name }, questions), fellBack: false };
  } catch (error) {
    if (signal?.aborted || !(error instanceof AppError) || !providerErrors.includes(error.code)) throw error;
    onWarning(error);
    return { ...finish(builtin, questions), fellBack: true };
  }
}

type Unfinished = Omit<Optimization, "fellBack"> & { rules: string[] };

/** Rules and answers put into the text. Error: `invalid_fields` where they make it too long. */
function finish(
  { rules, ...made }: Unfinished,
  { use, language }: PromptQuestions,
): Omit<Optimization, "fellBack"> {
  const content = putAnswers(made.content, { use, language, variables: made.variables, rules });
  if (countCharacters(content) > contentLimit)
    throw new AppError("invalid_fields", { fields: { content: { code: "too_long", limit: contentLimit } } });
  const answers = made.variables.flatMap(({ label, value }): Improvement[] =>
    value ? [{ code: "answer", words: `${label}: ${value}` }] : [],
  );
  return { ...made, content, improvements: [...made.improvements, ...answers] };
}
