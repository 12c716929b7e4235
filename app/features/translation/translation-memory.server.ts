import { toHex } from "~/platform/hex";
import type { Services } from "~/services";

import type { TargetLanguage } from "./instructions.server";
import { keptFor } from "./limits";

/** Part of every key. To be raised when instructions or checks change so much that older translations should go. */
const version = 1;

/** The translations of one model into one language that are kept, by the texts they translate. */
export function translationMemory(
  cache: Services["cache"],
  { model, target }: { model: string; target: TargetLanguage },
) {
  async function keyOf(source: string): Promise<string> {
    const whole = new TextEncoder().encode(JSON.stringify([model, target, source]));
    const digest = await crypto.subtle.digest("SHA-256", whole);
    return `translation:${version}:${toHex(new Uint8Array(digest))}`;
  }
  return {
    /** What is known of these texts, by text. */
    async recall(sources: string[]): Promise<Map<string, string>> {
      const keys = await Promise.all(sources.map(keyOf));
      const found = await cache.getMany(keys);
      return new Map(
        sources.flatMap((source, at) => {
          const translation = found.get(keys[at]!);
          return translation === undefined ? [] : [[source, translation]];
        }),
      );
    },
    /** Keeps translations for thirty days. */
    async keep(translations: Map<string, string>): Promise<void> {
      await Promise.all(
        [...translations].map(async ([source, translation]) =>
          cache.put(await keyOf(source), translation, keptFor),
        ),
      );
    },
  };
}
