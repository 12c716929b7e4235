import { expect, test } from "vitest";

import { parseScene } from "./parse-scene";

test.each([
  ["子猫が窓辺で寝ている水彩画を作ってください", "ja", "子猫が窓辺で寝ている水彩画"],
  ["夕暮れの港の画像を生成して", "ja", "夕暮れの港"],
  ["Please create an image of a red fox in the snow", "en", "a red fox in the snow"],
  ["can you draw a watercolor painting of my cat, please", "en", "a watercolor painting of my cat"],
  ["Quiero una imagen de un faro al amanecer, por favor", "es", "un faro al amanecer"],
  ["TikTok 15秒 うちの柴犬", "ja", "TikTok 15秒 うちの柴犬"],
] as const)("%s (%s) describes %s", (text, language, description) => {
  expect(parseScene(text, language).description).toBe(description);
});

test.each([
  ["drone over an icelandic glacier, veo 3", "en", "drone over an icelandic glacier"],
  ["for Midjourney: a knight in fog", "en", "a knight in fog"],
  ["prompt para Stable Diffusion: un zorro rojo", "es", "un zorro rojo"],
] as const)("a generator's name is no subject: %s", (text, language, description) => {
  expect(parseScene(text, language).description).toBe(description);
});

test("a wish for the prompt's language is no subject either", () => {
  const line = "オリキャラ 猫耳の郵便屋さん 全身 Midjourney用に英語で";
  expect(parseScene(line, "ja", "en").description).toBe("オリキャラ 猫耳の郵便屋さん 全身");
  expect(parseScene("a cat in an English garden, in English", "en", "en").description).toBe(
    "a cat in an English garden",
  );
});

test("exclusions leave the description for generators with a syntax for them, and stay elsewhere", () => {
  expect(parseScene("a quiet street, no people, no cars, midjourney, vertical", "en")).toMatchObject({
    description: "a quiet street, vertical",
    form: "midjourney",
    exclusions: ["people", "cars"],
    ratio: "9:16",
  });
  expect(parseScene("stable diffusion用 静かな通り、人物なし、文字は入れないで", "ja")).toMatchObject({
    form: "negative",
    exclusions: ["人物", "文字"],
    description: "静かな通り",
  });
  expect(parseScene("静かな通り、人物なし", "ja")).toMatchObject({
    description: "静かな通り、人物なし",
    exclusions: [],
  });
});

test("every word of a line without a request stays", () => {
  const line = 'cartel "SE BUSCA GATO" con foto abajo y teléfono 55 1234 0987';
  expect(parseScene(line, "es").description).toBe(line);
});

test("exclusions in a generator's own syntax join those in words", () => {
  expect(parseScene("a cabin, no people --no cars, text --ar 3:2", "en")).toMatchObject({
    description: "a cabin --ar 3:2",
    form: "midjourney",
    exclusions: ["people", "cars", "text"],
    ratio: "3:2",
  });
  expect(parseScene("a castle\nNegative prompt: people, text", "en")).toMatchObject({
    description: "a castle",
    form: "negative",
    exclusions: ["people", "text"],
  });
});

test.each([
  ["un video de dron sobre un glaciar", "es", "un video de dron sobre un glaciar"],
  ["una imagen de perfil de un gato", "es", "una imagen de perfil de un gato"],
  ["雪山のドローンの映像", "ja", "雪山のドローンの映像"],
  ["名刺のデザイン", "ja", "名刺のデザイン"],
  ["make my photo blink", "en", "make my photo blink"],
] as const)("a camera, a use or a given picture is no request: %s", (text, language, description) => {
  expect(parseScene(text, language).description).toBe(description);
});
