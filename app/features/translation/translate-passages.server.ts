import { z } from "zod";

import { AppError } from "~/errors";
import { guardModel } from "~/features/model/guarded-model";
import type { Language } from "~/languages";
import type { Model } from "~/platform/model/model";

import { translateInstructions, translateTask, type TargetLanguage } from "./instructions.server";
import { callsAtOnce, charactersPerCall, mostFailedCalls, passagesPerCall } from "./limits";
import { restoreParts } from "./protected-parts";
import type { Passage } from "./read-passages";
import { translationFault } from "./translation-fault";

interface Work {
  model: Model;
  target: TargetLanguage;
  source: Language | undefined;
  spend: () => Promise<void>;
  signal?: AbortSignal;
  onWarning: (error: unknown) => void;
}

/** A passage's translation. */
export interface MadeTranslation {
  text: string;
  /** No other passage was in its call: none can have decided what it says. */
  alone: boolean;
}

/**
 * The model's translations of passages, by their source: the first `alone` of them each in a call of its own, the others in as few
 * calls as their length allows. What a failed call was asked for and what plain code refuses is left out, and `onWarning` is told.
 * Errors: the signal's reason.
 */
export async function translatePassages(
  work: Work,
  passages: Passage[],
  alone: number,
): Promise<Map<string, MadeTranslation>> {
  // Those of many first: where the budget ends, most is translated.
  const calls = [...callsFor(passages.slice(alone)), ...passages.slice(0, alone).map((passage) => [passage])];
  const waiting = calls.values();
  const made = new Map<string, MadeTranslation>();
  let failed = 0;
  const takeTurns = async () => {
    for (const asked of waiting) {
      const answered = await translateInOneCall(work, asked);
      for (const [source, text] of answered ?? []) made.set(source, { text, alone: asked.length === 1 });
      if (answered === null) failed += 1;
      if (failed >= mostFailedCalls) return;
    }
  };
  await Promise.all(Array.from({ length: callsAtOnce }, takeTurns));
  return made;
}

/** As many passages in each call as fit, in their order. */
function callsFor(passages: Passage[]): Passage[][] {
  const calls: Passage[][] = [];
  let room = 0;
  for (const passage of passages) {
    const last = calls.at(-1);
    if (last && passage.masked.length <= room && last.length < passagesPerCall) last.push(passage);
    else {
      calls.push([passage]);
      room = charactersPerCall;
    }
    room -= passage.masked.length;
  }
  return calls;
}

/** Pairs of a passage's source and its translation; null where the call failed. */
async function translateInOneCall(
  { model, target, source, spend, signal, onWarning }: Work,
  passages: Passage[],
): Promise<[string, string][] | null> {
  const texts = JSON.stringify(passages.map(({ masked }, index) => ({ index, text: masked })));
  const guarded = guardModel({
    model,
    instructions: translateInstructions,
    material: { texts },
    spend,
    signal,
  });
  try {
    const schema = translationAnswer(passages.length);
    const { translations } = await guarded.ask(translateTask(target, source), {}, { schema, fast: true });
    const refusals: AppError[] = [];
    const usable = translations.flatMap(({ index, text }): [string, string][] => {
      const passage = passages[index]!;
      try {
        return [[passage.source, readTranslation(guarded.clean(text), passage)]];
      } catch (error) {
        refusals.push(error as AppError);
        return [];
      }
    });
    if (refusals[0]) onWarning(refusals[0]);
    return usable;
  } catch (error) {
    // Someone who left wants nothing more; for everybody else the originals are still there.
    signal?.throwIfAborted();
    onWarning(error);
    return null;
  }
}

/** A translation with its protected parts. Error: `model_failed` when plain code sees what is wrong with it. */
function readTranslation(translation: string, { masked, parts }: Passage): string {
  const fault = translationFault(translation, masked);
  if (fault !== null)
    throw new AppError("model_failed", { cause: new Error(`A translation is not used: ${fault}.`) });
  return restoreParts(translation, parts);
}

/** The model's translations of texts 0 to `count` - 1: each index once, or it is not known what belongs to what. */
export const translationAnswer = (count: number) =>
  z.object({
    translations: z
      .array(z.object({ index: z.number(), text: z.string() }))
      .refine(
        (list) => list.length === count && new Set(list.map(({ index }) => index)).size === count,
        `There must be exactly one entry for every index from 0 to ${count - 1}.`,
      )
      .refine(
        (list) => list.every(({ index }) => Number.isInteger(index) && index >= 0 && index < count),
        `An index is none of 0 to ${count - 1}.`,
      ),
  });
