import { z } from "zod";

import { AppError } from "~/errors";
import { guardModel } from "~/features/generator/model/guarded-model";
import type { Language } from "~/domain/languages";
import type { Model } from "~/platform/model/model";

import { translateInstructions, translateTask, type SourceLanguage } from "./instructions.server";
import { callsAtOnce, charactersPerCall, failedCallsLimit, passagesPerCall } from "./limits";
import { restoreParts } from "./protected-parts";
import type { Passage } from "./read-passages";
import { translationFault } from "./translation-fault";

interface Work {
  model: Model;
  target: Language;
  source: SourceLanguage | undefined;
  spend: () => Promise<void>;
  signal?: AbortSignal;
  onWarning: (error: unknown) => void;
}

export interface MadeTranslation {
  text: string;
  /** The only passage of its call: no other text can have influenced it. */
  alone: boolean;
}

/**
 * Translates passages by model; returns translations by source text. The first `alone` passages get a call
 * each, the others share as few calls as their length allows. Failed calls and rejected translations are
 * omitted and reported to `onWarning`. Errors: the signal's reason.
 */
export async function translatePassages(
  work: Work,
  passages: Passage[],
  alone: number,
): Promise<Map<string, MadeTranslation>> {
  // Shared calls first: if the budget ends, most is translated.
  const calls = [...callsFor(passages.slice(alone)), ...passages.slice(0, alone).map((passage) => [passage])];
  const waiting = calls.values();
  const made = new Map<string, MadeTranslation>();
  let failed = 0;
  const takeTurns = async () => {
    for (const asked of waiting) {
      const answered = await translateInOneCall(work, asked);
      for (const [source, text] of answered ?? []) made.set(source, { text, alone: asked.length === 1 });
      if (answered === null) failed += 1;
      if (failed >= failedCallsLimit) return;
    }
  };
  await Promise.all(Array.from({ length: callsAtOnce }, takeTurns));
  return made;
}

/** As many passages per call as fit, in order. */
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

/** Pairs of source and translation; null if the call failed. */
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
    const schema = translationReply(passages.length);
    const { translations } = await guarded.ask(translateTask(target, source), {}, { schema, fast: true });
    const refusals: AppError[] = [];
    const usable = translations.flatMap(({ index, text }): [string, string][] => {
      const passage = passages[index]!;
      try {
        return [[passage.source, readTranslation(guarded.clean(text), passage, target)]];
      } catch (error) {
        refusals.push(error as AppError);
        return [];
      }
    });
    if (refusals[0]) onWarning(refusals[0]);
    return usable;
  } catch (error) {
    // After a cancellation nobody needs a result; otherwise the originals are still there.
    signal?.throwIfAborted();
    onWarning(error);
    return null;
  }
}

/** A translation with its protected parts restored. Error: `model_failed` if plain code finds a fault. */
function readTranslation(translation: string, { masked, parts }: Passage, target: Language): string {
  const fault = translationFault(translation, masked, target);
  if (fault !== null)
    throw new AppError("model_failed", { cause: new Error(`A translation is not used: ${fault}.`) });
  return restoreParts(translation, parts);
}

/** Schema of the translations of texts 0 to `count` - 1: each index once, so that every translation has its text. */
export const translationReply = (count: number) =>
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
