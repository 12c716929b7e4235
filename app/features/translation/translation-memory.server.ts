import type { Language } from "~/domain/languages";
import { sealBy, type Seal } from "~/platform/sealed-text";
import type { Services } from "~/services";

import { translationLifetime } from "./limits";

/** Part of every key. Raise it to discard older translations after a major change of instructions or checks. */
const version = 3;

interface MemoryKey {
  model: string;
  target: Language;
  source: Language;
}

/**
 * Cached translations of one model and language pair, shared by everybody, by source text; each is sealed with
 * its text: only somebody with that text can read it.
 */
export function translationMemory(cache: Services["cache"], { model, target, source: from }: MemoryKey) {
  const sealOf = (source: string) => sealBy(JSON.stringify([model, from, target, source]));
  const keyOf = ({ name }: Seal) => `translation:${version}:${name}`;
  return {
    /** The cached translations of these texts, by text. */
    async recall(sources: string[]): Promise<Map<string, string>> {
      const seals = await Promise.all(sources.map(sealOf));
      const found = await cache.getMany(seals.map(keyOf));
      const opened = await Promise.all(
        seals.map(async (seal) => {
          const sealed = found.get(keyOf(seal));
          return sealed === undefined ? null : seal.open(sealed);
        }),
      );
      return new Map(
        sources.flatMap((source, at) => (opened[at] === null ? [] : [[source, opened[at]!] as const])),
      );
    },
    /** Stores translations; each must come from a call with no other text. */
    async keep(translations: Iterable<[source: string, translation: string]>): Promise<void> {
      await Promise.all(
        Array.from(translations, async ([source, translation]) => {
          const seal = await sealOf(source);
          await cache.put(keyOf(seal), await seal.close(translation), translationLifetime);
        }),
      );
    },
  };
}
