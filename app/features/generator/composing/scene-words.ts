import type { Playbooks } from "~/features/generator/playbooks/playbooks.server";
import type { Reading } from "~/features/generator/reading/read";
import type { Language } from "~/domain/languages";

import { without } from "./compose";
import { translateScene } from "./translate-scene";

/** The words of a picture's description. */
export interface SceneWords {
  base: string;
  /** For the generator's own syntax; empty if they are part of the words. */
  exclusions: string[];
  /** Language of `base`. Null if it is none of the three. */
  language: Language | null;
  /** Another language was asked for, but a word has no known translation: the person's words stay. */
  untranslated: boolean;
}

/**
 * The description of a picture in the language that the line asks for, if the glossary has every word of it;
 * otherwise in the person's own words, exclusions and all. Null for text. Linear in the line.
 */
export function sceneWords(
  { scene, language, promptLanguage }: Pick<Reading, "scene" | "language" | "promptLanguage">,
  { glossary }: Pick<Playbooks, "glossary">,
): SceneWords | null {
  if (!scene) return null;
  const own = { base: scene.description, exclusions: scene.exclusions, language, untranslated: false };
  if (!promptLanguage || promptLanguage === language) return own;
  const translate = (text: string) =>
    language ? translateScene(text, language, promptLanguage, glossary) : null;
  const terms = translate(scene.wanted);
  const excluded = scene.excluded.map(translate);
  // Two terms for one noun, "red, car", would exclude all that is red.
  if (!terms || excluded.some((noun) => noun?.length !== 1)) return { ...own, untranslated: true };
  // One noun stands for all of its kind.
  const nouns = excluded.flatMap((noun) => noun ?? []).map((noun) => (noun === "person" ? "people" : noun));
  const spoken = scene.form === "prose" ? nouns.map(without[promptLanguage]) : [];
  return {
    base: [...terms, ...spoken].join(promptLanguage === "ja" ? "、" : ", ") + scene.flags,
    exclusions: scene.form === "prose" ? [] : nouns,
    language: promptLanguage,
    untranslated: false,
  };
}
