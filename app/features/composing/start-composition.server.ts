import type { Asked } from "~/features/playbooks/ask.server";
import type { PlaybookLibrary } from "~/features/playbooks/library.server";
import type { Reading } from "~/features/reading/read";
import type { Language } from "~/languages";
import type { Composition } from "~/domain/composition";

import { translateScene } from "./translate-scene";

const without: Record<Language, (noun: string) => string> = {
  ja: (noun) => `${noun}なし`,
  en: (noun) => `no ${noun}`,
  es: (noun) => `sin ${noun}`,
};

/** The built-in engine's composition of a line: the person's words, the questions with their answers, the wishes. */
export function startComposition(
  reading: Reading,
  { language, certain, enough, variables, wishes }: Asked,
  { glossary }: Pick<PlaybookLibrary, "glossary">,
): Composition {
  const { scene, use, words } = reading;
  const wanted = reading.promptLanguage;
  const translate = (text: string) =>
    wanted && reading.language && wanted !== reading.language
      ? translateScene(text, reading.language, wanted, glossary)
      : text;
  const exclusions = scene?.exclusions.map(translate) ?? [];
  // Without flags, the generator reads the exclusions as words.
  const spoken = scene?.form === "prose" ? exclusions : [];
  const comma = language === "ja" ? "、" : ", ";
  return {
    use,
    language,
    certain,
    enough,
    base: scene ? [translate(scene.description), ...spoken.map(without[language])].join(comma) : words,
    form: scene?.form ?? "prose",
    exclusions: scene?.form === "prose" ? [] : exclusions,
    ratio: scene?.ratio ?? null,
    variables,
    wishes,
  };
}
