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

test("a description becomes phrases in the other language, longest terms first, each once", () => {
  expect(translateScene("雪と赤いキツネがいる鳥居、雪", "ja", "en", glossary)).toBe(
    "snow, red fox, shrine gate",
  );
  expect(translateScene("un zorro rojo en la nieve, una puerta de santuario", "es", "en", glossary)).toBe(
    "red fox, snow, shrine gate",
  );
  expect(translateScene("A red fox in the snow", "en", "ja", glossary)).toBe("赤いキツネ、雪");
  expect(translateScene("Fox. Fox, fox", "en", "es", glossary)).toBe("zorro");
});

test("a word without a glossary entry or translation stays unchanged", () => {
  expect(translateScene("夕暮れのスカイツリー", "ja", "en", glossary)).toBe("dusk, スカイツリー");
  expect(translateScene("A Shiba at dusk", "en", "es", glossary)).toBe("Shiba, dusk");
});

test("figures and names are never lost, whatever surrounds them", () => {
  const word = fc.constantFrom(
    "fox",
    "red",
    "snow",
    "the",
    "at",
    "Ada",
    "1920s",
    "3",
    "16:9",
    "dusk",
    ",",
    ".",
  );
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), (words) => {
      const translated = translateScene(words.join(" "), "en", "es", glossary);
      for (const kept of ["Ada", "1920s", "3"] as const)
        if (words.includes(kept)) expect(translated).toContain(kept);
      if (words.includes("fox") && !words.includes("red")) expect(translated).toContain("zorro");
    }),
  );
});

test("a text reduced to nothing is returned unchanged", () => {
  expect(translateScene("the of a", "en", "es", glossary)).toBe("the of a");
  expect(translateScene("をがは", "ja", "en", glossary)).toBe("をがは");
});
