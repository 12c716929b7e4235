import { expect, test } from "vitest";

import { takePrompt } from "./take-prompt";

const plain = "Write a letter to {{landlord}}.";
const coded = "Explain this:\n```js\nlet a = 1;\n```\nIn 3 lines.";

for (const [what, reply, given, taken] of [
  ["a block", `\`\`\`\n${plain}\n\`\`\``, plain, plain],
  ["a block of tildes", `~~~markdown\n${plain}\n~~~`, plain, plain],
  [
    "chatter around a block",
    `Sure! Here it is:\n\n\`\`\`text\n${plain}\n\`\`\`\n\nShall I go on?`,
    plain,
    plain,
  ],
  ["an indented block", `1. Here:\n   \`\`\`\n   ${plain}\n   - a\n   \`\`\``, plain, `${plain}\n- a`],
  ["a block that is cut off", `Here:\n\`\`\`\n${plain}\nOn one`, plain, `${plain}\nOn one`],
  ["a block without its opening fence", `${plain}\n\`\`\`\n\nShall I go on, or is it fine so?`, plain, plain],
  ["another text without its opening fence", "An idea\n```", plain, "An idea"],
  ["code without the opening fence around", `${coded}\n\`\`\`\nDone.`, coded, coded],
  ["code without the closing fence around", `Here:\n\`\`\`\n${coded}`, coded, coded],
  ["no block", `${plain}\n\nOn one page.`, plain, `${plain}\n\nOn one page.`],
  ["an announcement without a block", `改善したプロンプトです：\n\n${plain}`, plain, plain],
  ["an announcement above a rule", `---\nHere you are:\n---\n${plain}`, plain, plain],
  [
    "a first line of the prompt's own",
    `Rules:\n\n${plain}`,
    `Rules:\n\n${plain} Please.`,
    `Rules:\n\n${plain}`,
  ],
  ["nothing but an announcement", "Here you are:", plain, "Here you are:"],
  ["empty blocks", "```\n```", plain, "```\n```"],
  ["the later of two versions", `\`\`\`\nOne draft\n\`\`\`\nor\n\`\`\`\n${plain}\n\`\`\``, plain, plain],
  ["a small block after it", `\`\`\`\n${plain}\n\`\`\`\nUse:\n\`\`\`\nAda\n\`\`\``, plain, plain],
  ["longer fences around code", `Here:\n\`\`\`\`\n${coded}\n\`\`\`\`\nDone.`, coded, coded],
  ["the same fences around code", `Here:\n\`\`\`\n${coded}\n\`\`\`\nDone.`, coded, coded],
  ["code without fences around", coded, coded, coded],
  ["new code inside a block", `\`\`\`\n${coded}\n\`\`\``, plain, coded],
  ["other marks inside a block", `\`\`\`\na\n~~~\nb\n~~~\nc\n\`\`\``, plain, "a\n~~~\nb\n~~~\nc"],
  ["inline code", "Call ```f()``` twice.\n``` `a` ```", plain, "Call ```f()``` twice.\n``` `a` ```"],
  ["another language", "```\n手紙を書いてください。\n```", plain, "手紙を書いてください。"],
] as const)
  test(`the prompt is taken out of a reply: ${what}`, () =>
    expect(takePrompt(reply, given).prompt).toBe(taken));

const facts = {
  en: "I need to write to my landlord, because the radiator in flat 3B has been cold since November 12.",
  ja: "台所の暖房が11月12日から動かないので、大家さんへの修理のお願いを、丁寧な文面で書いてください。",
  es: "Escribe una carta a mi casero, porque el radiador del piso 3B está frío desde el 12 de noviembre.",
};

test("what an AI says around a prompt without a block falls away, in its own line or not", () => {
  for (const [before, text, after] of [
    ["Sure! ", facts.en, "\n\nHope this helps!"],
    ["Got it.\n\n---\n\n", facts.en, "\n\n---\n\nLet me know if I should go on. Anything else?"],
    ["承知しました。\n\n", facts.ja, "\n\nほかに直すところがあれば、お知らせください。"],
    ["¡Claro! Aquí tienes el prompt.\n", facts.es, "\n¿Quieres que escriba también la carta?"],
    ["", `${facts.en}\nKeep it short.`, "\nHope this helps!"],
  ] as const)
    for (const given of [text, text.replace(/\nKeep.*/, "")])
      expect(takePrompt(before + text + after, given).prompt).toBe(text);
});

test("words of the prompt's own stay, and unknown ones at its ends are told", () => {
  const own = `Sure ways only. ${facts.en} Anything else stays out.`;
  expect(takePrompt(own, own)).toEqual({ prompt: own, isLoose: false });
  const added = `${facts.en}\nThe rent is due monthly.`;
  expect(takePrompt(added, facts.en)).toEqual({ prompt: added, isLoose: true });
  expect(takePrompt(`\`\`\`\n${added}\n\`\`\``, facts.en)).toEqual({ prompt: added, isLoose: false });
});

test("a huge reply of fences is read", () => {
  const fences = "```\na\n".repeat(6_000);
  expect(takePrompt(fences, fences).prompt).toContain("a");
  expect(takePrompt("`".repeat(40_000), plain).prompt).toHaveLength(40_000);
});
