import { builtinEngine } from "~/features/generator/model/engine";
import { spendModelCall } from "~/features/accounts/budgets/spend-model-call.server";
import { defaultLanguage, type Language } from "~/domain/languages";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { separatePassagesLimit } from "./limits";
import { passageReader } from "./read-passages";
import { translatePassages } from "./translate-passages.server";
import { translationMemory } from "./translation-memory.server";

interface TranslationOptions {
  target: Language;
  /** Language of the texts; default: texts with Japanese are translated. */
  source?: Language;
  /** The reader is a member: their texts may be private, so nothing is cached. */
  byMember?: boolean;
  /** The person's cancellation; also aborts the upstream calls. */
  signal?: AbortSignal;
  /** Receives failures, for the log. */
  onWarning?: (error: unknown) => void;
}

interface Translation {
  /** In the order of the originals. */
  texts: string[];
  /** False: the original, untranslatable or without need. */
  translated: boolean[];
  /** `builtin` if all are originals, else the model's name. */
  engine: string;
}

export const translateTextsOperation = operation({ limit: "translate" });

/**
 * Translates people's texts: from the cache, else by the model, duplicates once. Only a visitor's texts
 * translated in separate calls are cached for everybody. Untranslatable texts are returned unchanged
 * (specification, sections 5 and 8): without a model or budget, if the model fails, or if it loses a protected
 * part. `callerKey` pays for the model calls.
 * Errors: the signal's reason.
 */
export async function translateTexts(
  services: Pick<Services, "db" | "clock" | "model" | "modelBudget" | "cache" | "background">,
  callerKey: string,
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
  // A separate budget: reading does not use up the budget for generation.
  const spend = () => spendModelCall(services, `${callerKey}:translation`);
  const work = { model, target, source, spend, signal, onWarning };
  const made = await translatePassages(work, misses, byMember ? 0 : separatePassagesLimit);
  const shared = byMember ? [] : [...made].filter(([, { alone }]) => alone);
  if (shared.length > 0)
    services.background(memory.keep(shared.map(([passage, { text }]) => [passage, text])));

  const found = new Map([...known, ...[...made].map(([passage, { text }]) => [passage, text] as const)]);
  const translations = read.map((parts, at) => {
    const written = parts.map((part) => (typeof part === "string" ? part : found.get(part.source)));
    const whole = parts.some((part) => typeof part !== "string") && !written.includes(undefined);
    return whole ? written.join("") : texts[at]!;
  });
  const translated = translations.map((translation, at) => translation !== texts[at]);
  return { texts: translations, translated, engine: translated.includes(true) ? model.name : builtinEngine };
}
