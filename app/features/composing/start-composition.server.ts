import type { Asked } from "~/features/playbooks/ask.server";
import type { PlaybookLibrary } from "~/features/playbooks/library.server";
import type { Reading } from "~/features/reading/read";
import type { Composition } from "~/domain/composition";

import { sceneWords } from "./scene-words";

/** The built-in engine's composition of a line: the person's words, the questions with their answers, the wishes. */
export function startComposition(
  reading: Reading,
  { language, certain, enough, variables, wishes }: Asked,
  library: Pick<PlaybookLibrary, "glossary">,
): Composition {
  const { scene, use, words } = reading;
  const described = sceneWords(reading, library);
  return {
    use,
    language,
    certain,
    enough,
    base: described?.base ?? words,
    form: scene?.form ?? "prose",
    exclusions: described?.exclusions ?? [],
    ratio: scene?.ratio ?? null,
    variables,
    wishes,
  };
}
