import { expect, test } from "vitest";

import { ask } from "~/features/generator/playbooks/ask.server";
import { openPlaybooks } from "~/features/generator/playbooks/playbooks.server";
import { read } from "~/features/generator/reading/read";

import { compose } from "./compose";
import { sceneWords } from "./scene-words";
import { startComposition } from "./start-composition.server";

const playbooks = await openPlaybooks();
const made = (line: string, use: "image" | "video" = "image", answers: Record<string, string> = {}) => {
  const reading = read(line, use, playbooks.topics);
  const asked = ask(reading, playbooks, { deep: true, readerLanguage: "ja", answers });
  const start = startComposition(reading, asked, sceneWords(reading, playbooks));
  return { kind: asked.certain ? asked.book.id : null, text: compose(start) };
};

test.each([
  ["雨の日の喫茶店、窓辺の猫", "animal"],
  ["a cat by a café window on a rainy day", "animal"],
  ["un gato en la ventana de un café, día de lluvia", "animal"],
  ["湯気の立つラーメン", "food-photo"],
  ["a bowl of ramen", "food-photo"],
  ["un plato de tacos", "food-photo"],
  ["朝霧の湖", "landscape"],
  ["a lake between mountains", "landscape"],
  ["un lago entre montañas", "landscape"],
  ["窓を見るおばあさん", "portrait"],
  ["an old woman at a window", "portrait"],
  ["una anciana junto a la ventana", "portrait"],
])("%s is of the kind %s, and gets how it is seen, its light and its medium", (line, kind) => {
  const { kind: found, text } = made(line);
  expect(found).toBe(kind);
  expect(text.startsWith(line)).toBe(true);
  expect(text.slice(line.length).split(/[、,]/u).length).toBeGreaterThanOrEqual(4);
});

test("what the line or an answer says is not said again", () => {
  expect(made("夜の街を歩く猫の水彩画、真上から").text).not.toMatch(/自然光|写真|目の高さ/u);
  const line = "雨の日の喫茶店、窓辺の猫";
  expect(made(line).text).toBe(
    "雨の日の喫茶店、窓辺の猫、動物の目の高さの構図、50mmレンズの写真、浅いぼけ、文字や透かしなし",
  );
  expect(made(line, "image", { "animal.technique": "にじむ水彩画" }).text).toBe(
    "雨の日の喫茶店、窓辺の猫、にじむ水彩画、文字や透かしなし",
  );
});

test("a generator's own syntax has what has no place in the picture", () => {
  expect(made("a cat on a roof, midjourney").text).toMatch(/ --no text, watermark$/u);
  expect(made("a cat on a roof, stable diffusion").text).toMatch(/\nNegative prompt: text, watermark$/u);
});

test("a given picture and a sign of an unknown kind get nothing", () => {
  expect(made("この写真の背景を白にして").text).toBe("この写真の背景を白にして、ほかは添付のまま変えない");
  expect(made("ロゴの文字を組んだポスター").text).not.toContain("透かしなし");
});

test.each([
  ["海辺を走る犬", /、.*カメラ/u],
  ["a dog running on the beach", /, .*camera/u],
  ["un perro que corre por la playa", /, .*cámara/u],
])("%s as a film gets how it is seen", (line, expected) => {
  expect(made(line, "video").text.slice(line.length)).toMatch(expected);
});
