import type { Language } from "~/languages";
import { toHex } from "~/platform/hex";
import type { Services } from "~/services";

import type { TargetLanguage } from "./instructions.server";
import { keptFor } from "./limits";

/** Part of every key. To be raised when instructions or checks change so much that older translations should go. */
const version = 2;

interface Shelf {
  model: string;
  target: TargetLanguage;
  source: Language;
  /** The member for whom alone they are kept; null: they are everybody's. */
  readerId: string | null;
}

/** The translations of one model from one language into another that are kept, by the texts they translate. */
export function translationMemory(
  cache: Services["cache"],
  { model, target, source: from, readerId }: Shelf,
) {
  const lifetime = readerId === null ? keptFor.everybody : keptFor.member;
  async function keyOf(source: string): Promise<string> {
    const whole = new TextEncoder().encode(JSON.stringify([model, from, target, readerId, source]));
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
    /** Keeps translations as long as their shelf does. */
    async keep(translations: Map<string, string>): Promise<void> {
      await Promise.all(
        [...translations].map(async ([source, translation]) =>
          cache.put(await keyOf(source), translation, lifetime),
        ),
      );
    },
  };
}
