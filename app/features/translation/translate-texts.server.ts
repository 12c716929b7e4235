import { builtinEngine } from "~/features/model/engine";
import { spendModelCall } from "~/features/model/spend-model-call.server";
import { defaultLanguage, type Language } from "~/languages";
import type { Operation } from "~/operation";
import type { Services } from "~/services";

import { passagesAlone } from "./limits";
import { passageReader } from "./read-passages";
import { translatePassages } from "./translate-passages.server";
import { translationMemory } from "./translation-memory.server";

interface TranslationOptions {
  target: Language;
  /** The language of the texts; left out, those with Japanese in them are translated. */
  source?: Language;
  /** A member reads, whose texts may be theirs alone: nothing of them is kept. */
  byMember?: boolean;
  /** The person's wish to stop; also aborts the calls upstream. */
  signal?: AbortSignal;
  /** Told, for the log, what kept texts from being translated. */
  onWarning?: (error: unknown) => void;
}

interface Translation {
  /** In the order of the originals. */
  texts: string[];
  /** False: it is the original, because it needs no translation or there is none. */
  translated: boolean[];
  /** `builtin` where all are originals, else the model's name. */
  engine: string;
}

export const translateTextsOperation = { limit: "translate" } as const satisfies Operation;

/**
 * People's texts in another language: from the cache where they were translated before, else by the model, equal ones once. Kept
 * for everybody is what a visitor asked for and a call of its own translated; all else is the caller's alone, and not kept.
 * What cannot be translated comes back as it is (specification, sections 5 and 8): without a model, without budget, when
 * the model fails, or when it loses a part that has to stay. `caller` is whose daily budget pays for the model calls.
 * Errors: the signal's reason.
 */
export async function translateTexts(
  services: Pick<Services, "db" | "clock" | "model" | "modelBudget" | "cache" | "background">,
  caller: string,
  texts: string[],
  { target, source, byMember = false, signal, onWarning = () => {} }: TranslationOptions,
): Promise<Translation> {
  const { model } = services;
  const originals = { texts, translated: texts.map(() => false), engine: builtinEngine };
  if (model === null || target === "ja" || target === source) return originals;

  const read = texts.map(passageReader(source));
  const passages = new Map(
    read.flat().flatMap((part) => (typeof part === "string" ? [] : [[part.source, part]])),
  );
  if (passages.size === 0) return originals;

  const memory = translationMemory(services.cache, {
    model: model.name,
    target,
    source: source ?? defaultLanguage,
  });
  const known = await memory.recall([...passages.keys()]).catch((error: unknown) => {
    onWarning(error);
    return new Map<string, string>();
  });
  const misses = [...passages.values()].filter((passage) => !known.has(passage.source));
  // A purse of its own: much reading leaves one enough to generate with.
  const spend = () => spendModelCall(services, `${caller}:translation`);
  const work = { model, target, source, spend, signal, onWarning };
  const made = await translatePassages(work, misses, byMember ? 0 : passagesAlone);
  const shared = byMember ? [] : [...made].filter(([, { alone }]) => alone);
  if (shared.length > 0)
    services.background(memory.keep(shared.map(([passage, { text }]) => [passage, text])));

  const found = new Map([...known, ...[...made].map(([passage, { text }]) => [passage, text] as const)]);
  const answers = read.map((parts, at) => {
    const written = parts.map((part) => (typeof part === "string" ? part : found.get(part.source)));
    const whole = parts.some((part) => typeof part !== "string") && !written.includes(undefined);
    return whole ? written.join("") : texts[at]!;
  });
  const translated = answers.map((answer, at) => answer !== texts[at]);
  return { texts: answers, translated, engine: translated.includes(true) ? model.name : builtinEngine };
}
