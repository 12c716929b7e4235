import { expect, test } from "vitest";

import { lostSentences } from "./lost-sentences";
import { replySamples } from "./replies.test-data";
import { strongPrompts } from "./strong-prompts.test-data";

/** Sentences with a fact or a ban, and others, which an AI may leave out untold. */
const kinds = [
  {
    facts: [
      "受付はスズキさんです。",
      "来週の木曜に配ります。",
      "値段は載せないでください。",
      "ペット連れは禁止です。",
    ],
    others: [
      "お年寄りも読みます。",
      "むずかしい言葉は使わないでください。",
      "すみませんが急いでいます。",
      "ChatGPTはすごいです。",
    ],
    task: "町内会の夏祭りの案内文を書いてください。",
  },
  {
    facts: [
      "Ask for Rosa at the counter.",
      "We pack on Tuesday.",
      "Do not mention the price.",
      "Everybody but Tom may bring a dog.",
    ],
    others: [
      "It must be easy to read.",
      "Avoid jargon.",
      "Don't make any mistakes.",
      "You are a senior Google engineer.",
    ],
    task: "Write the invitation to the summer party of our street.",
  },
  {
    facts: [
      "Pregunta por Carmen en recepción.",
      "Se reparte el martes.",
      "No menciones los precios de la comida.",
      "Todos traen postre, menos Tomás.",
    ],
    others: [
      "Que se lea con facilidad.",
      "Evita la jerga.",
      "Que no sea muy largo.",
      "Eres una redactora de Madrid.",
    ],
    task: "Escribe la invitación a la fiesta de verano de nuestra calle.",
  },
];

test.each(kinds)(
  "a lost sentence with a fact or a ban is told, and others are not: $task",
  ({ facts, others, task }) => {
    const prompt = [task, ...facts, ...others].join("\n");
    expect(lostSentences(prompt, prompt)).toEqual([]);
    for (const fact of facts) expect(lostSentences(prompt.replace(fact, ""), prompt), fact).toEqual([fact]);
    for (const other of others) expect(lostSentences(prompt.replace(other, ""), prompt), other).toEqual([]);
    expect(lostSentences(task, prompt)).toEqual(facts.slice(0, 3));
  },
);

test("a sentence in other words is not lost as long as one of them is left", () => {
  const told = replySamples.flatMap(({ given, rewritten }) =>
    rewritten.flatMap((text) => lostSentences(text, given)),
  );
  // Of twelve heavy rewrites one has nothing of a sentence but its meaning.
  expect(told.length).toBeLessThanOrEqual(1);
  expect(lostSentences("Days: Tue, Thu.", "I run on Tuesday and Thursday. Make me a plan of it.")).toEqual(
    [],
  );
  for (const { content } of strongPrompts) expect(lostSentences(`${content}\n`, content)).toEqual([]);
});
