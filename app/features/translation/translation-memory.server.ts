import type { Language } from "~/languages";
import { sealBy, type Seal } from "~/platform/sealed-text";
import type { Services } from "~/services";

import type { TargetLanguage } from "./instructions.server";
import { keptFor } from "./limits";

/** Part of every key. To be raised when instructions or checks change so much that older translations should go. */
const version = 3;

interface Shelf {
  model: string;
  target: TargetLanguage;
  source: Language;
}

/**
 * The translations of one model from one language into another that are kept for everybody, by the texts they translate; each is
 * sealed with its text, so that it can be read only by who has that.
 */
export function translationMemory(cache: Services["cache"], { model, target, source: from }: Shelf) {
  const sealOf = (source: string) => sealBy(JSON.stringify([model, from, target, source]));
  const keyOf = ({ name }: Seal) => `translation:${version}:${name}`;
  return {
    /** What is known of these texts, by text. */
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
    /** Keeps translations, each of which has to be its text's alone: nothing else may have decided what it says. */
    async keep(translations: Iterable<[source: string, translation: string]>): Promise<void> {
      await Promise.all(
        Array.from(translations, async ([source, translation]) => {
          const seal = await sealOf(source);
          await cache.put(keyOf(seal), await seal.close(translation), keptFor);
        }),
      );
    },
  };
}
