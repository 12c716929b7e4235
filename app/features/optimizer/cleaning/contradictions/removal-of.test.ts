import { expect, test } from "vitest";

import { findContradictions } from "../../optimize-builtin";
import { settle } from "./settle";

test.each([
  [
    "お知らせを書いてください。\n- 丁寧な敬語で書いてください。\n- 友達に話すようなくだけた口調で書いてください。",
    "お知らせを書いてください。\n- 丁寧な敬語で書いてください。",
  ],
  [
    "お知らせを書いてください。敬語で書いてください。読む人が笑うような、親しみやすいカジュアルな口調で書いてください。",
    "お知らせを書いてください。敬語で書いてください。",
  ],
  [
    "Escribe un aviso. Usa un tono formal. Cuenta las novedades de la tienda con un tono informal y cercano.",
    "Escribe un aviso. Usa un tono formal. Cuenta las novedades de la tienda.",
  ],
  [
    "Write about my startup. Write at least 300 words. Keep it under 100 words about art.",
    "Write about my startup. Write at least 300 words. Keep it under 100 words about art.",
  ],
  [
    "投稿を書いてください。絵文字は使わないでください。絵文字をたくさん入れて、かわいい感じに仕上げてください。",
    "投稿を書いてください。絵文字は使わないでください。絵文字をたくさん入れて、かわいい感じに仕上げてください。",
  ],
])("words that give way leave none behind that belong to them: %s", (content, kept) => {
  const [found] = findContradictions(content);
  expect(settle(content, [found!], { "contradiction.1": found!.passages[0]! }).content).toBe(kept);
});
