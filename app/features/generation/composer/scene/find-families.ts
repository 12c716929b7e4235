import { dropInner } from "../facts/drop-inner";
import type { Given } from "./scene";

/** The pieces of a text that name one of the families; a longer piece hides a shorter one inside it. */
export function findFamilies<Family extends { pattern: RegExp }>(
  families: readonly Family[],
  text: string,
): Given<Family> {
  const hits = families.flatMap((family) =>
    [...text.matchAll(family.pattern)].map((match) => ({
      family,
      words: match[0],
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
  const kept = dropInner(hits);
  return {
    words: [...new Set(kept.map((hit) => hit.words))],
    families: families.filter((family) => kept.some((hit) => hit.family === family)),
  };
}
