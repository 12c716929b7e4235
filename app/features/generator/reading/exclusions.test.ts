import * as fc from "fast-check";
import { expect, test } from "vitest";

import type { Language } from "~/domain/languages";

import { cutExclusions, findExclusions } from "./exclusions";
import { parseScene } from "./parse-scene";

const things: Record<Language, string[]> = {
  ja: [
    "人",
    "車",
    "文字",
    "人物",
    "電線",
    "ロゴ",
    "子ども",
    "ねこ",
    "くも",
    "とり",
    "飾り",
    "吹き出し",
    "テーブル",
    "人の顔",
    "観光客",
    "落ち葉",
    "ビル群",
    "食べ物",
  ],
  en: [
    "people",
    "cars",
    "text",
    "boats",
    "power lines",
    "a logo",
    "clouds",
    "snow",
    "parked cars",
    "watermarks",
    "buildings",
    "dogs",
    "faces",
    "street signs",
  ],
  es: [
    "personas",
    "barcos",
    "texto",
    "coches",
    "nubes",
    "logos",
    "nieve",
    "marcas de agua",
    "edificios",
    "perros",
    "caras",
    "gente",
    "señales de tráfico",
  ],
};

type Way = (nouns: string[]) => string;
const listed =
  (comma: string, last: string): Way =>
  (all) =>
    `${all.slice(0, -1).join(comma)}${last}${all.at(-1)}`;
const en = listed(", ", " or ");
const es = listed(", ", " ni ");
const bare = (all: string[]) => all.map((noun) => noun.replace(/^an? /, ""));

const ways: Record<Language, Way[]> = {
  ja: [
    (all) => `${all.map((noun) => `${noun}も`).join("")}なし`,
    (all) => `${all.join("とか")}なし`,
    (all) => `${all.join("・")}は入れないで`,
    (all) => all.map((noun) => `${noun}NG`).join("、"),
    (all) => `${all.join("や")}は不要`,
    (all) => `${all.join("と")}は写さないでください`,
    (all) => `${all.map((noun) => `${noun}も`).join("")}いらない`,
    (all) => `${all.join("や")}などは映さないで`,
    (all) => `${all.map((noun) => `${noun}なし`).join("、")}`,
    (all) => `${all.map((noun) => `${noun}も`).join("")}入れずに`,
    (all) => `${all.join("、")}は入れないで`,
    (all) => `${all.join("と")}抜きで`,
  ],
  en: [
    (all) => `no ${en(bare(all))}`,
    (all) => `without ${en(all)}`,
    (all) => all.map((noun) => `no ${noun.replace(/^an? /, "")}`).join(" "),
    (all) => all.map((noun) => `no ${noun.replace(/^an? /, "")}`).join(", "),
    (all) => `don't show any ${en(bare(all))}`,
    (all) => `dont include ${en(all)}`,
    (all) => `free of ${en(bare(all))}`,
    (all) => `avoid ${listed(", ", " and ")(all)}`,
    (all) => `with no ${en(bare(all))}`,
    (all) => `neither ${listed(" nor ", " nor ")(bare(all))}`,
    (all) => `no ${en(bare(all))} in the background`,
    (all) => `without ${listed(", ", " and ")(bare(all))}`,
  ],
  es: [
    (all) => `sin ${es(all)}`,
    (all) => all.map((noun) => `ni ${noun}`).join(" "),
    (all) => `nada de ${all.join(" ni de ")}`,
    (all) => `que no salgan ${es(all)}`,
    (all) => `que no aparezca ${es(all)}`,
    (all) => `evita ${listed(", ", " y ")(all)}`,
    (all) => all.map((noun) => `sin ${noun}`).join(", "),
    (all) => `sin ${all.join(" sin ")}`,
    (all) => `no quiero ${es(all)}`,
    (all) => `donde no hay ${es(all)}`,
    (all) => `sin ${listed(", ", " y ")(all)}`,
    (all) => `sin ${all.join(", ")}`,
  ],
};

const subjects: Record<Language, string[]> = {
  ja: ["静かな港の夜景", "海辺の夕焼け写真", "六畳の部屋を北欧っぽく"],
  en: ["a quiet harbor at night", "photo of an old lighthouse", "empty loft with big windows"],
  es: ["un puerto tranquilo de noche", "foto de un faro antiguo", "una cocina blanca"],
};
const names = { prose: "", midjourney: "midjourney", negative: "stable diffusion" } as const;
const joints: Record<Language, string[]> = {
  ja: ["、", " ", "。"],
  en: [", ", ". ", " "],
  es: [", ", ". ", " "],
};

const lines = fc.constantFrom("ja", "en", "es").chain((language: Language) =>
  fc.record({
    language: fc.constant(language),
    form: fc.constantFrom("prose" as const, "midjourney" as const, "negative" as const),
    subject: fc.constantFrom(...subjects[language]),
    joint: fc.constantFrom(...joints[language]),
    isFirst: fc.boolean(),
    way: fc.constantFrom(...ways[language].keys()),
    some: fc.uniqueArray(fc.constantFrom(...things[language]), { minLength: 2, maxLength: 3 }),
  }),
);

test("every noun is excluded, in its syntax or in the person's words, and none is wanted", () => {
  fc.assert(
    fc.property(lines, ({ language, form, subject, joint, isFirst, way, some }) => {
      const phrase = ways[language][way]!(some);
      const comma = language === "ja" ? "、" : ", ";
      const line =
        (isFirst ? phrase + comma + subject : subject + joint + phrase) +
        (names[form] && comma + names[form]);
      const { description, exclusions, wanted, excluded } = parseScene(line, language);
      // Untouched: the whole phrase stands in the words. Cut: no noun of it does, and all are in the list.
      const isWhole = (text: string) =>
        text.includes(phrase.slice(0, phrase.replace(/(?:ください|で)$/, "").length));
      const isCut = (text: string, list: string[]) =>
        some.every((noun) => !text.replace(subject, "").includes(noun.replace(/^an? /, ""))) &&
        some
          .map((noun) => noun.replace(/^an? /, ""))
          .toSorted()
          .join() === list.toSorted().join();
      expect(description).toContain(subject);
      if (form === "prose") expect([isWhole(description), exclusions]).toEqual([true, []]);
      else if (exclusions.length > 0)
        expect([line, description, exclusions, isCut(description, exclusions)]).toEqual([
          line,
          description,
          exclusions,
          true,
        ]);
      else expect([line, description, isWhole(description)]).toEqual([line, description, true]);
      if (excluded.length > 0) expect(isCut(wanted, excluded)).toBe(true);
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ["人も車もなし、夜の街", "ja", ["人", "車"]],
  ["夜の街で人物なし", "ja", ["人物"]],
  ["ロゴ無し・文字無しのマグカップ", "ja", ["ロゴ", "文字"]],
  ["a beach (no people)", "en", ["people"]],
  ["a beach and no people at all", "en", ["people"]],
  ["text-free, logo-free packaging", "en", ["text", "logo"]],
  ["una playa donde no hay gente ni barcos", "es", ["gente", "barcos"]],
] as const)("%s excludes %j", (text, language, nouns) => {
  expect(cutExclusions(text, language).nouns).toEqual(nouns);
});

test.each([
  ["立入禁止の看板がある廃墟", "ja"],
  ["赤い車なしの駐車場", "ja"],
  ["夕景写真人なし、静か", "ja"],
  ["人物、車、文字は入れないで", "ja"],
  ["「文字なし」と書いた看板", "ja"],
  ["no parking sign on a wall", "en"],
  ["a man without a shirt on a horse", "en"],
  ["no red or blue cars", "en"],
  ["no people, soft fog and boats", "en"],
  ['a poster that says "no smoking"', "en"],
  ["gluten-free bread", "en"],
  ["que no salgan jeringas y subtitulos grandes", "es"],
  ["una mujer sin mirar a la cámara", "es"],
  ["sin personas, barcos", "es"],
] as const)("%s is doubtful and stays as it is", (text, language) => {
  expect(findExclusions(text, language)).toEqual([]);
  expect(cutExclusions(text, language)).toEqual({ rest: text, nouns: [] });
});

test("one doubtful exclusion keeps the others in the words too", () => {
  const line = "a street, no people, no cars on the left";
  expect(cutExclusions(line, "en")).toEqual({ rest: line, nouns: [] });
});
