import { AppError } from "~/errors";
import { compose } from "~/features/composing/compose";
import type { Composition } from "~/domain/composition";
import { startComposition } from "~/features/composing/start-composition.server";
import { builtinEngine, providerErrors } from "~/features/model/engine";
import { spendModelCall } from "~/features/model/spend-model-call.server";
import { takeModelNames } from "~/features/model/take-model-names";
import { ask } from "~/features/playbooks/ask.server";
import { openPlaybooks } from "~/features/playbooks/library.server";
import { typeTags } from "~/domain/prompt-use";
import { tagsFromTopics } from "~/features/prompts/tag-list";
import { read } from "~/features/reading/read";
import { defaultLanguage, type Language } from "~/languages";
import type { Operation } from "~/operation";
import type { Services } from "~/services";

import type { GenerationOrder, GenerationProgress, Generation } from "./schema";
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

/**
 * The built-in engine's view of a line: its reading, the playbook, open questions and wishes; a few
 * milliseconds, no model.
 */
export async function askAbout(order: GenerationOrder, readerLanguage: Language = defaultLanguage) {
  const library = await openPlaybooks();
  const reading = read(order.purpose, order.use, library.topics);
  const { rest, variables, wishes } = takeModelNames(order);
  const asked = ask(reading, library, { deep: order.deepThinking, readerLanguage, ...rest });
  asked.variables.push(...variables);
  asked.wishes.push(...wishes);
  return { reading, asked, start: startComposition(reading, asked, library) };
}

export const generatePromptOperation = {
  limit: "generate",
  errors: ["budget_exhausted", "model_refused"],
} as const satisfies Operation;

/**
 * Turns a purpose into a prompt (specification, sections 1 and 7): the person's words, their answers and the
 * wishes that are on. A model asks the questions and adds to a short line; if the provider fails, the built-in
 * engine writes the prompt and `fellBack` is true. `budgetKey` pays for the model calls.
 * Errors: `invalid_fields` for unknown answers or wishes, `budget_exhausted`, `model_refused`, or the reason of
 * the signal.
 */
export async function generatePrompt(
  services: Pick<Services, "db" | "clock" | "model" | "modelBudget">,
  budgetKey: string,
  order: GenerationOrder,
  {
    readerLanguage,
    signal,
    onProgress,
    onWarning = () => {},
    improveWithinMs = 45_000,
  }: GenerationOptions = {},
): Promise<Generation> {
  const { model } = services;
  const { reading, asked, start } = await askAbout(order, readerLanguage);
  const finish = (
    composition: Composition,
    topics: string[],
    engine: string,
    fellBack: boolean,
  ): Generation => ({
    content: compose(composition),
    originalInput: order.purpose,
    tags: tagsFromTopics(typeTags[order.use], topics),
    type: typeTags[order.use],
    variables: composition.variables,
    wishes: composition.wishes,
    engine,
    fellBack,
    composition,
  });
  const builtin = (fellBack: boolean) => {
    onProgress?.({ stage: "draft" });
    return finish(start, asked.certain ? [asked.book.name[asked.language]] : [], builtinEngine, fellBack);
  };
  if (model === null) return builtin(false);
  const spend = () => spendModelCall(services, budgetKey);
  try {
    const line = { order, reading, asked, start };
    const work = { ...line, model, spend, signal, onProgress, onWarning, improveWithinMs };
    const { composition, topics } = await writeWithModel(work);
    return finish(composition, topics, model.name, false);
  } catch (error) {
    if (signal?.aborted || !(error instanceof AppError) || !providerErrors.includes(error.code)) throw error;
    onWarning(error);
    return builtin(true);
  }
}
