import { expect, test } from "vitest";

import { isPrompt } from "./is-prompt";

test.each([
  "あなたはプロの編集者です。読者のことを考えて、良い文章を書いてください。丁寧にお願いします。",
  "You are an experienced marketer. Write great copy for my product. Make it engaging.",
  "Act as a travel agent. Plan something nice. Think step by step.",
  "Eres un experto en ventas. Ayúdame a vender más. Sé creativo.",
  "# 役割\n編集者\n# 命令\n記事を書く",
])("a pasted prompt is told apart: %s", (text) => expect(isPrompt(text)).toBe(true));

test.each([
  "あなたは誰ですか",
  "取引先の田中さんに、打ち合わせを15時に変えてもらうお願いのメール。丁寧に。200字以内。",
  "You are invited: a card for my son. Blue. Short.",
  "Write to my landlord. The sink leaks. Ask for Friday.",
])("a line is no prompt: %s", (text) => expect(isPrompt(text)).toBe(false));
