import * as fc from "fast-check";
import { expect, test } from "vitest";

import { translateScene } from "./translate-scene";

const glossary = {
  "red fox": { ja: ["赤いキツネ", "アカギツネ"], es: ["zorro rojo"] },
  fox: { ja: ["キツネ"], es: ["zorro"] },
  red: { ja: ["赤い", "赤"], es: ["rojo", "roja"] },
  snow: { ja: ["雪"], es: ["nieve"] },
  "shrine gate": { ja: ["鳥居"], es: ["puerta de santuario"] },
  dusk: { ja: ["夕暮れ"], es: [] },
};

const translate = (text: string, from: "ja" | "en" | "es", to: "ja" | "en" | "es") =>
  translateScene(text, from, to, glossary)?.join(" | ") ?? null;

test("a description becomes phrases in the other language, longest terms first, each once", () => {
  expect(translate("雪と赤いキツネがいる鳥居、雪", "ja", "en")).toBe("snow | red fox | shrine gate");
  expect(translate("un zorro rojo en la nieve, una puerta de santuario", "es", "en")).toBe(
    "red fox | snow | shrine gate",
  );
  expect(translate("A red fox in the snow", "en", "ja")).toBe("赤いキツネ | 雪");
  expect(translate("Fox. Fox, fox", "en", "es")).toBe("zorro");
});

test.each([
  ["夕暮れのスカイツリー", "ja", "en"],
  ["A Shiba in the snow", "en", "es"],
  ["キツネのいない雪", "ja", "en"],
  ["un zorro sin nieve", "es", "en"],
  ["a fox without snow", "en", "ja"],
  ["a fox at dusk", "en", "es"],
] as const)(
  "a word without a translation, or a negation, leaves %s (%s) in its own language",
  (text, from, to) => {
    expect(translate(text, from, to)).toBeNull();
  },
);

test("lettering in quotation marks is not translated", () => {
  expect(translate('a fox "RED SNOW"', "en", "es")).toBe('zorro | "RED SNOW"');
});

test("figures are never lost, and nothing is half translated", () => {
  const word = fc.constantFrom<string[]>(
    "fox",
    "red",
    "snow",
    "the",
    "at",
    "Ada",
    "1920",
    "3",
    "16:9",
    ",",
    ".",
  );
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), (words) => {
      const translated = translate(words.join(" "), "en", "es");
      if (words.includes("Ada")) expect(translated).toBeNull();
      else if (words.some((one) => /\w/.test(one) && !["the", "at"].includes(one)))
        for (const kept of ["1920", "3", "16:9"])
          if (words.includes(kept)) expect(translated).toContain(kept);
    }),
  );
});

test("a text reduced to nothing has no translation", () => {
  expect(translate("the of a", "en", "es")).toBeNull();
  expect(translate("をがは", "ja", "en")).toBeNull();
});
