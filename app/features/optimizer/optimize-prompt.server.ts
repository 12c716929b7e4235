import { builtinEngine, modelErrors, providerErrors } from "~/features/generator/model/engine";
import { spendModelCall } from "~/features/accounts/budgets/spend-model-call.server";
import { openPlaybooks } from "~/features/generator/playbooks/playbooks.server";
import { contentLimit } from "~/features/prompts/limits";
import type { PromptUse } from "~/domain/prompt-use";
import { countCharacters } from "~/features/text/visible-text";
import { AppError } from "~/errors";
import { defaultLanguage, type Language } from "~/domain/languages";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { askAboutPrompt, type PromptQuestions } from "./ask-about-prompt.server";
import { isContradiction } from "./contradiction-name";
import { settle } from "./cleaning/contradictions/settle";
import { putAnswers } from "./cleaning/put-answers";
import type { Improvement, Optimization } from "./improvement";
import { cleanPrompt, explainSettled } from "./optimize-builtin";
import { optimizeWithModel } from "./optimize-with-model.server";
import type { OptimizationInput } from "./schema";

export interface OptimizationOptions {
  /** The prompt's use, if known; otherwise derived from its text. */
  use?: PromptUse;
  /** Language of the questions about a prompt in none of the three languages. */
  readerLanguage?: Language;
  /** The person's cancellation; also aborts the upstream call. */
  signal?: AbortSignal;
  /** Receives the model's failure, for the log. */
  onWarning?: (error: unknown) => void;
}

export const optimizePromptOperation = operation({ limit: "assist", errors: modelErrors });

/**
 * Improves a prompt (specification, section 7): removes padding, asks what is open, and adds the answers. Uses the model if one is
 * configured, else plain code; plain code also takes over if the provider fails or the model's text lost part of the prompt. Only plain
 * code asks which of two contradictory wishes holds. `callerKey` pays for the model calls.
 * Errors: `invalid_fields` for unknown answers or a text too long with them, `budget_exhausted`,
 * `model_refused`, or the reason of the signal.
 */
export async function optimizePrompt(
  services: Pick<Services, "db" | "clock" | "model" | "modelBudget">,
  callerKey: string,
  input: OptimizationInput,
  { use, readerLanguage = defaultLanguage, signal, onWarning = () => {} }: OptimizationOptions = {},
): Promise<Optimization> {
  const { model } = services;
  const playbooks = await openPlaybooks();
  const clean = cleanPrompt(input.content, playbooks);
  // Padding answers no question.
  const questions = askAboutPrompt({ ...input, content: clean.content }, playbooks, {
    known: use,
    readerLanguage,
  });
  const { variables, enough } = questions;
  const settled = settle(clean.content, clean.contradictions, input.answers ?? {});
  const builtin = {
    content: settled.content,
    rules: settled.rules,
    improvements: [...clean.improvements, ...explainSettled(settled)],
    variables: [...settled.questions, ...variables],
    enough,
    engine: builtinEngine,
  };
  if (model === null) return { ...finish(builtin, questions), fellBack: false };
  try {
    const improved = await optimizeWithModel({
      model,
      input,
      bare: clean.content,
      known: questions.variables,
      readerLanguage,
      signal,
      spend: () => spendModelCall(services, callerKey),
    });
    return {
      ...finish({ ...improved, rules: [], enough: false, engine: model.name }, questions),
      fellBack: false,
    };
  } catch (error) {
    if (signal?.aborted || !(error instanceof AppError) || !providerErrors.includes(error.code)) throw error;
    onWarning(error);
    return { ...finish(builtin, questions), fellBack: true };
  }
}

type Unfinished = Omit<Optimization, "fellBack"> & { rules: string[] };

/** Adds rules and answers to the text. Error: `invalid_fields` if it becomes too long. */
function finish(
  { rules, ...made }: Unfinished,
  { use, language }: PromptQuestions,
): Omit<Optimization, "fellBack"> {
  const told = made.variables.filter((variable) => !isContradiction(variable));
  const content = putAnswers(made.content, { use, language, variables: told, rules });
  if (countCharacters(content) > contentLimit)
    throw new AppError("invalid_fields", { fields: { content: { code: "too_long", limit: contentLimit } } });
  const results = told.flatMap(({ label, value }): Improvement[] =>
    value ? [{ code: "answer", words: `${label}: ${value}` }] : [],
  );
  return { ...made, content, improvements: [...made.improvements, ...results] };
}
