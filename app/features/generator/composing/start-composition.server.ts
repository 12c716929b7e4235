import type { Asked } from "~/features/generator/playbooks/ask.server";
import type { Reading } from "~/features/generator/reading/read";
import type { Composition } from "~/domain/composition";

import type { SceneWords } from "./scene-words";

/**
 * The built-in engine's composition of a line: the person's words (for a picture or film as `described`), the
 * questions with their answers, the wishes, and what the AI is to ask.
 */
export function startComposition(
  reading: Reading,
  { book, language, kinds, certain, enough, variables, wishes, asking }: Asked,
  described: SceneWords | null,
): Composition {
  const { scene, use, words } = reading;
  return {
    use,
    language,
    kind: book.id,
    kinds,
    certain,
    enough,
    base: described?.base ?? words,
    form: scene?.form ?? "prose",
    exclusions: described?.exclusions ?? [],
    ratio: scene?.ratio ?? null,
    untranslated: described?.untranslated ?? false,
    variables,
    wishes,
    asking,
  };
}
