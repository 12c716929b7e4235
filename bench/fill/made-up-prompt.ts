import { typeTags } from "~/domain/prompt-use";
import { categories, categoryNames, subcategoriesOf, type Place } from "~/domain/categories";
import type { Language } from "~/domain/languages";

import { englishWriter } from "../texts/english-sentences";
import { japaneseWriter, spanishWriter, type Writer } from "../texts/made-up-text";
import { pickByZipf, zipf, type Random } from "../texts/zipf";

/** Words in about one text of 10,000. */
const rareWords: Record<Language, string> = { ja: "量子もつれ", en: "zeugma", es: "murciélago" };
const rareChance = 1 / 10_000;

const typeTagList = Object.values(typeTags);
const tagCount = 2_000;

/** The texts of a prompt, and its placement. */
export interface MadeUpPrompt extends Place {
  originalInput: string;
  content: string;
  title: string;
  description: string;
  type: (typeof typeTagList)[number];
  tags: string[];
  language: Language;
}

/** Makes up prompts: 80 % Japanese, 12 % English, 8 % Spanish, of about 700 characters. */
export function promptMaker(random: Random, englishPrompts: string | null): () => MadeUpPrompt {
  const writers: Record<Language, Writer> = {
    ja: japaneseWriter(random),
    en: englishWriter(random, englishPrompts),
    es: spanishWriter(random),
  };
  const tagNames = Array.from({ length: tagCount }, (_, n) => `${writers.ja.word()}${n}`);

  return () => {
    const share = random.below(100);
    const language: Language = share < 80 ? "ja" : share < 92 ? "en" : "es";
    const { write, word } = writers[language];
    const category = pickByZipf(random, categoryNames);
    const type = random.pick(typeTagList);
    const own = Array.from({ length: random.below(5) }, () => tagNames[zipf(random, tagCount)]!);
    return {
      category,
      subcategory: pickByZipf(random, subcategoriesOf(category)),
      originalInput: write(15),
      content:
        write(150 + random.below(1_100)) + (random.chance(rareChance) ? `\n${rareWords[language]}` : ""),
      title: `${word()} ${word()} ${categories[category].title}`,
      description: write(30),
      type,
      tags: [...new Set([type, ...own])],
      language,
    };
  };
}
