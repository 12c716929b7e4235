import { expect, test } from "vitest";

import { maskPrompt } from "./mask-prompt";

const given = (prompt: string) => {
  const { material } = maskPrompt(prompt);
  return material && prompt.slice(material.start, material.end);
};

test.each([
  [
    "以下の会議メモから、報告をまとめてください。\n・読むのは欠席した営業部の5人です\n・600字以内\n・決定を先に書く\n\n",
    "会議メモ：\n{{会議メモ}}",
  ],
  [
    "次のメールに返信してください。\n・断る\n・200字以内\n・理由も書く\n\n",
    "メール：\n鈴木様\n来週の会議の件です。",
  ],
  [
    "Summarize the following meeting notes.\n- The readers are 5 people in sales\n- At most 200 words\n\n",
    "Notes:\n{{notes}}",
  ],
  [
    "Summarize the meeting notes below for sales:\n- The readers are 5 people\n- At most 200 words\n\n",
    "Meeting notes: {{notes}}",
  ],
  [
    "Resume el siguiente texto.\n- Lo leen las 5 personas de ventas\n- Máximo 200 palabras\n\n",
    "Texto:\n{{texto}}",
  ],
  [
    "Resume las notas siguientes.\n- Lo leen las 5 personas de ventas\n- Máximo 200 palabras\n\n",
    "Notas de la reunión:\nAna llama a Luis.",
  ],
])("a list before the label of the announced text is the prompt's own: %s", (own, material) => {
  expect(given(own + material)).toBe(material);
});

test.each([
  ["Translate the following notes:\n", "- Milk for Ann\n- Eggs for Bob\n\nNotes:\n- buy on Monday"],
  ["Reply to the following email.\n\n", "Dear Ann,\nSee below.\n\nNotes:\n{{notes}}"],
])("an announced text begins at once where nothing names it again: %s", (own, material) => {
  expect(given(own + material)).toBe(material);
});
