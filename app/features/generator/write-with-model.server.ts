import { compose } from "~/features/generator/composing/compose";
import type { Composition } from "~/domain/composition";
import type { Asked } from "~/features/generator/playbooks/ask.server";
import type { Reading } from "~/features/generator/reading/read";
import { visibleText } from "~/features/text/visible-text";
import type { Model } from "~/platform/model/model";
import { cleanerOf, variablesFrom, type Cleaner } from "~/features/generator/model/clean-answers";
import { guardModel, type GuardedModel } from "~/features/generator/model/guarded-model";

import * as instructions from "./instructions";
import * as additions from "./model-additions";
import {
  analysisReply,
  checkReply,
  draftReply,
  type Analysis,
  type DraftReply,
  type Wanted,
} from "./model-replies";
import type { GenerationInput, GenerationProgress } from "./schema";

interface Work {
  model: Model;
  input: GenerationInput;
  reading: Reading;
  asked: Asked;
  /** The built-in engine's composition. */
  start: Composition;
  spend: () => Promise<void>;
  signal?: AbortSignal;
  /** If omitted, the model is asked for whole replies, without streaming. */
  onProgress?: (progress: GenerationProgress) => void;
  onWarning: (error: unknown) => void;
  /** Time limit of check and revision, in milliseconds. */
  improveWithinMs: number;
}

export interface Written {
  composition: Composition;
  topics: string[];
}

/** Shared values of the stages. */
interface Stages extends Work {
  guarded: GuardedModel;
  cleaner: Cleaner;
  wanted: Wanted;
  rules: string;
}

/**
 * Composes with a model: its questions and wishes besides the person's answers, and its description of a picture or
 * film (only if plain code finds the person's words in it). Deep Thinking analyzes first and checks by its own
 * criteria. After the first version nothing throws. Errors before that: those of `Model.generate`, or the reason of the
 * signal.
 */
export async function writeWithModel(work: Work): Promise<Written> {
  const { model, input, reading, asked, start, spend, signal, onProgress } = work;
  const guarded = guardModel({
    model,
    instructions: instructions.generationInstructions(input.use),
    material: materialOf(work),
    spend,
    signal,
  });
  const language = reading.promptLanguage ?? reading.language;
  const cleaner = cleanerOf(guarded, language);
  const languages = instructions.languageRules(language, reading.language ?? asked.language);
  const rules = input.refused ? `${languages}\n${instructions.again}` : languages;
  const stages: Stages = { ...work, guarded, cleaner, wanted: reading.scene ? "description" : null, rules };

  const deep = input.deepThinking;
  const analysis = deep ? await analyse(stages) : null;
  onProgress?.({ stage: "draft" });
  const stream = streamText(guarded, onProgress);
  if (!reading.scene) stream.finish(compose(start));
  const written = await write(stages, analysis, stream);
  const { questions = [], wishes = [], topics = [] } = analysis ?? written;
  const variables = variablesFrom(questions, start.variables, deep, cleaner);
  const base: Composition = {
    ...start,
    variables,
    wishes: additions.wishesFrom(wishes, start.wishes, { questions: variables, deep, cleaner }),
    asking: additions.askingFrom(start.asking, variables),
  };
  const first = addTo(base, written, stages);
  stream.finish(compose(first.composition));
  const second = await improve(stages, base, first, analysis?.criteria ?? []);
  return { composition: second ?? first.composition, topics: additions.topicsFrom(topics, cleaner) };
}

function materialOf({
  reading,
  asked: { book, certain, language },
  input,
  start,
}: Work): Record<string, string> {
  const answers = start.variables
    .filter(({ value }) => value)
    .map(({ label, value }) => `${label}: ${value}`);
  const wishes = start.wishes.filter(({ on }) => on).map(({ text }) => text);
  const reference = {
    task: book.name[language],
    facts: book.facts.map(({ ask }) => ask[language]),
    choices: book.choices.map(({ ask, options }) => ({
      question: ask[language],
      options: options.map((option) => option[language]),
    })),
    wishes: book.wishes.map(({ text }) => text[language]),
  };
  return {
    ...(certain && { reference: JSON.stringify(reference) }),
    purpose: reading.words,
    ...(answers.length > 0 && { answers: answers.join("\n") }),
    ...(wishes.length > 0 && { wishes: wishes.join("\n") }),
    ...(input.refused && { refused: visibleText(input.refused) }),
  };
}

async function analyse({ guarded, rules, onProgress }: Stages): Promise<Analysis> {
  onProgress?.({ stage: "understand" });
  return guarded.ask(`${instructions.analyse}\n${rules}`, {}, { schema: analysisReply });
}

async function write(stages: Stages, analysis: Analysis | null, stream: TextStream): Promise<DraftReply> {
  const { guarded, rules, wanted, start, onProgress } = stages;
  if (wanted === null && analysis) return {};
  const task = instructions.draft({ wanted, form: start.form, asks: !analysis });
  return guarded.ask(`${task}\n${rules}`, analysis ? { analysis: JSON.stringify(analysis, null, 1) } : {}, {
    schema: draftReply(wanted, !analysis),
    onPartial: onProgress && ((partial) => stream.show(descriptionIn(partial))),
  });
}

const descriptionIn = (partial: unknown): string => {
  const { description } = (partial ?? {}) as { description?: unknown };
  return typeof description === "string" ? description : "";
};

/** A version of the prompt. */
interface Version {
  composition: Composition;
  /** The model's own text in it, for the model. Null if there is none. */
  added: string | null;
  /** Faults found by plain code; the composition is then without the model's text. */
  faults: string[];
}

/**
 * Puts the model's output into the composition. Error: `model_failed` for a description that repeats the
 * instructions or is empty.
 */
function addTo(base: Composition, written: DraftReply, { guarded, cleaner, reading }: Stages): Version {
  const { scene } = reading;
  if (!scene || written.description === undefined) return { composition: base, added: null, faults: [] };
  const description = additions.bareDescription(guarded.clean(written.description), scene);
  const composition = { ...base, base: description };
  const faults = additions.faultsOf(composition, scene, cleaner);
  return { composition: faults.length === 0 ? composition : base, added: description, faults };
}

/** Writes a second version if the first has faults, or returns null to keep the first. Never throws. */
async function improve(
  stages: Stages,
  base: Composition,
  first: Version,
  criteria: string[],
): Promise<Composition | null> {
  const { guarded, rules, wanted, start, input, onProgress, onWarning, signal: left } = stages;
  const limit = AbortSignal.timeout(stages.improveWithinMs);
  const signal = left ? AbortSignal.any([left, limit]) : limit;
  onProgress?.({ stage: "check" });
  if (wanted === null || first.added === null) return null;
  try {
    const read =
      input.deepThinking && first.faults.length === 0
        ? await guarded.ask(
            instructions.check,
            { draft: compose(first.composition), criteria: criteria.join("\n") },
            { schema: checkReply, fast: true, signal },
          )
        : { faults: [] };
    const faults = [...first.faults, ...read.faults.slice(0, additions.most.faults)];
    if (faults.length === 0) return null;
    signal.throwIfAborted();
    onProgress?.({ stage: "revise" });
    const stream = streamText(guarded, onProgress);
    const written = await guarded.ask(
      `${instructions.revise(start.form)}\n${rules}`,
      { draft: first.added, faults: faults.map((fault) => `- ${fault}`).join("\n") },
      { schema: draftReply(wanted, false), signal },
    );
    const second = addTo(base, written, stages);
    if (second.faults.length > 0) return null;
    stream.finish(compose(second.composition));
    return second.composition;
  } catch (error) {
    // In any case the person has a prompt, better than an error.
    if (!left?.aborted) onWarning(error);
    return null;
  }
}

type TextStream = ReturnType<typeof streamText>;

/** Reports the growing text of a stage as `delta` progress. */
function streamText({ shownPart }: GuardedModel, onProgress?: (progress: GenerationProgress) => void) {
  let shown = "";
  const finish = (text: string) => {
    if (text.length <= shown.length || !text.startsWith(shown)) return;
    onProgress?.({ delta: text.slice(shown.length) });
    shown = text;
  };
  return { show: (text: string) => finish(shownPart(text)), finish };
}
