import { expect, test } from "vitest";

import { openPlaybooks } from "~/features/generator/playbooks/playbooks.server";
import { read } from "~/features/generator/reading/read";

import { sceneWords } from "./scene-words";

const playbooks = await openPlaybooks();
const wordsOf = (line: string) => sceneWords(read(line, "image", playbooks.topics), playbooks);

test.each([
  ["夜の商店街、人も車もなし、midjourney用に英語で", "night, shopping street", ["people", "car"]],
  ["女医さんの笑顔、英語で", "female doctor, smiling", []],
  ["un caballero sin casco, prompt en inglés", "knight, no helmet", []],
  ["retrato de una pescadora, en inglés", "portrait, fisherwoman", []],
  ["un video de dron de la costa al atardecer, en inglés", "drone footage, seaside, sunset", []],
  ["a mountain lake, avoid boats and people, in spanish", "montaña, lago, sin botes, sin gente", []],
  ["a red fox in the snow, in japanese please", "赤い狐、雪の中", []],
])("%s is translated, exclusions included", (line, base, exclusions) => {
  expect(wordsOf(line)).toMatchObject({ base, exclusions, untranslated: false });
});

test.each([
  ["夜のズブロッカ、人も車もなし、英語で", "夜のズブロッカ、人も車もなし", "ja"],
  ["un puerto sin zarandajas, prompt en inglés", "un puerto sin zarandajas", "es"],
  ["a harbor without people on the left, in japanese please", "a harbor without people on the left", "en"],
])("one unknown word, or a doubtful exclusion, leaves %s in its own language", (line, base, language) => {
  expect(wordsOf(line)).toMatchObject({ base, language, untranslated: true });
});
