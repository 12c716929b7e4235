import { expect, test } from "vitest";

import { changesAmong, changesBetween, chosenPieces, textOf } from "./changes";
import { explainChanges } from "./explain-changes";
import type { Improvement } from "./improvement";

const before = "You are a world-class expert. Write a report about tea. Think step by step.\nKeep it short.";
const after = "Write a report about tea.\nKeep it short.\nLength: one page";

test("a sentence in the place of an unlike one is a change of its own", () => {
  const trip = [
    "El precio es de 18 euros por niño.",
    "Tienen que traer comida, agua y una gorra.",
    "Que sea breve.",
  ];
  const [price, bring, short] = trip;
  const pieces = changesBetween(trip.join("\n"), `${price} Se paga por Bizum al tutor.\n${short}`);
  expect(changesAmong(pieces)).toEqual([
    { removed: "", added: " Se paga por Bizum al tutor." },
    { removed: `\n${bring}`, added: "" },
  ]);
  const chosen = (...accepted: number[]) => textOf(chosenPieces(pieces, new Set(accepted)));
  expect(chosen()).toBe(trip.join("\n"));
  expect(chosen(0)).toBe(`${price} Se paga por Bizum al tutor.\n${bring}\n${short}`);
  expect(chosen(1)).toBe(`${price}\n${short}`);
  // A sentence in other words of its own stays one change.
  const reworded = changesBetween(
    trip.join("\n"),
    trip.join("\n").replace("traer comida, agua", "llevar comida, bebida"),
  );
  expect(changesAmong(reworded)).toHaveLength(1);
});

test("changes in different sentences and lines are separate, and each can be accepted or refused", () => {
  const pieces = changesBetween(before, after);
  expect(changesAmong(pieces).map(({ removed, added }) => [removed.trim(), added.trim()])).toEqual([
    ["You are a world-class expert.", ""],
    ["Think step by step.", ""],
    ["", "Length: one page"],
  ]);
  expect(textOf(chosenPieces(pieces, new Set([0, 1, 2])))).toBe(after);
  expect(textOf(chosenPieces(pieces, new Set()))).toBe(before);
  expect(textOf(chosenPieces(pieces, new Set([1])))).toBe(
    "You are a world-class expert. Write a report about tea.\nKeep it short.",
  );
  expect(textOf(chosenPieces(pieces, new Set([99])))).toBe(before);
});

test("a sentence goes as a whole where the next one begins as it does", () => {
  for (const [old, improved, gone] of [
    [
      "あなたは世界最高のコピーライターです。あなたなら絶対に書けます。\nパン屋の投稿を書いて。",
      "あなたなら絶対に書けます。\nパン屋の投稿を書いて。",
      "あなたは世界最高のコピーライターです。",
    ],
    [
      "投稿を書く。パンは人気です。パンは毎朝焼きます。",
      "投稿を書く。パンは毎朝焼きます。",
      "パンは人気です。",
    ],
  ] as const) {
    const pieces = changesBetween(old, improved);
    expect(changesAmong(pieces)).toEqual([{ removed: gone, added: "" }]);
    expect(textOf(chosenPieces(pieces, new Set()))).toBe(old);
    expect(textOf(chosenPieces(pieces, new Set([0])))).toBe(improved);
  }
});

test("each removed sentence is a change, and an answer in its place another", () => {
  for (const [old, improved, shown, refused] of [
    [
      "報告書を書く。\n深呼吸して。よろしく。",
      "報告書を書く。\n・読み手：上司",
      ["-\n深呼吸して。", "-よろしく。", "+\n・読み手：上司"],
      "報告書を書く。\n深呼吸して。よろしく。\n\n・読み手：上司",
    ],
    [
      "Write a report.\n- Be good.\n- Check it.",
      "Write a report.\n- Reader: my boss",
      ["-\n- Be good.\n", "-- Check it.", "+\n- Reader: my boss"],
      "Write a report.\n- Be good.\n- Check it.\n- Reader: my boss",
    ],
    [
      "1) Act as an expert.\nWrite a report.",
      "Write a report.",
      ["-1) Act as an expert.\n"],
      "1) Act as an expert.\nWrite a report.",
    ],
    [
      "Write a report. Thank you!",
      "Write a report.\n- Reader: my boss",
      ["- Thank you!", "+\n- Reader: my boss"],
      "Write a report. Thank you!\n- Reader: my boss",
    ],
  ] as const) {
    const pieces = changesBetween(old, improved);
    const changes = changesAmong(pieces);
    expect(changes.map(({ removed, added }) => (added ? `+${added}` : `-${removed}`))).toEqual(shown);
    expect(textOf(chosenPieces(pieces, new Set(changes.keys())))).toBe(improved);
    expect(textOf(chosenPieces(pieces, new Set()))).toBe(old);
    const additions = [...changes.keys()].filter((at) => changes[at]!.added !== "");
    expect(textOf(chosenPieces(pieces, new Set(additions)))).toBe(refused);
  }
});

test("the numbers of a list are in order again after the accepted changes", () => {
  const chosen = (old: string, improved: string, accepted: number[]) =>
    textOf(chosenPieces(changesBetween(old, improved), new Set(accepted)));
  const list = "RULES\n1. Be good.\n2. Say when.\n3. Be great.\n4. Say where.\n\n1. Other list";
  const less = "RULES\n2. Say when.\n4. Say where.\n\n1. Other list";
  expect(chosen(list, less, [0, 1])).toBe("RULES\n1. Say when.\n2. Say where.\n\n1. Other list");
  expect(chosen(list, less, [1])).toBe("RULES\n1. Be good.\n2. Say when.\n3. Say where.\n\n1. Other list");
  expect(chosen(list, less, [])).toBe(list);
  expect(changesAmong(changesBetween(list, less))).toHaveLength(2);
  for (const refers of ["See rule 4.", "条件4を優先する。", "Lee la regla 4."])
    expect(chosen(`${list}\n${refers}`, `${less}\n${refers}`, [0, 1])).toBe(`${less}\n${refers}`);
  const figures = "1. Be good.\n2. Say when.\n3.5 hours are planned.";
  expect(chosen(figures, "1. Be good.\n3.5 hours are planned.", [0])).toBe(
    "1. Be good.\n3.5 hours are planned.",
  );
  const apart = "1. Be good.\n2. Say when.\n\nThe guest wrote:\n3. No towels.";
  expect(chosen(apart, apart.replace("\n2. Say when.", ""), [0])).toBe(
    "1. Be good.\n\nThe guest wrote:\n3. No towels.",
  );
  const wrapped = "1. One\ncontinued here\n2. Two\n3.  Three";
  expect(chosen(wrapped, wrapped.replace("\n2. Two", ""), [0])).toBe("1. One\ncontinued here\n2.  Three");
  const gaps = ["1. a b c\n3. d e f\n9. g h i", "1. a b c\n9. g h i"] as const;
  expect(chosen(...gaps, [0])).toBe(gaps[1]);
});

test("changes within a phrase are one", () => {
  expect(changesAmong(changesBetween("a red and round ball", "a blue and square ball"))).toHaveLength(1);
  expect(changesAmong(changesBetween("赤い丸い玉を描く。", "青い四角い玉を描く。"))).toHaveLength(1);
});

test("passages that a comma parts, and that went, are a change each", () => {
  for (const [old, improved, gone] of [
    ["丁寧に、500字以内で、明るく、短く書く。", "丁寧に、明るく書く。", ["500字以内で、", "、短く"]],
    [
      "Write a note, in 100 words, kindly, in English.",
      "Write a note, kindly.",
      ["in 100 words, ", ", in English"],
    ],
  ] as const) {
    const pieces = changesBetween(old, improved);
    expect(changesAmong(pieces).map(({ removed }) => removed)).toEqual(gone);
    expect(textOf(chosenPieces(pieces, new Set([0, 1])))).toBe(improved);
    expect(textOf(chosenPieces(pieces, new Set([1])))).toBe(old.replace(gone[1], ""));
  }
});

test("whole sentences that went before a reworded one are a change each", () => {
  const old = "案内文を書く。\n受付はスズキさんです。\n来週の木曜に配ります。\nですます調で書いてください。";
  const improved = "案内文を書く。\n楽しい雰囲気で、ですます調で書いてください。";
  const pieces = changesBetween(old, improved);
  const changes = changesAmong(pieces);
  expect(changes.map(({ removed }) => removed.trim()).slice(0, 2)).toEqual([
    "受付はスズキさんです。",
    "来週の木曜に配ります。",
  ]);
  expect(changes).toHaveLength(3);
  const chosen = (...accepted: number[]) => textOf(chosenPieces(pieces, new Set(accepted)));
  expect(chosen(0, 1, 2)).toBe(improved);
  expect(chosen()).toBe(old);
  expect(chosen(1, 2)).toBe(improved.replace("\n", "\n受付はスズキさんです。\n"));
  // One that was put into other words stays with them.
  const merged = changesBetween("Tea is hot.\nServe the green tea.\nEnd.", "Serve hot tea in cups.\nEnd.");
  expect(changesAmong(merged).every(({ added }) => added !== "")).toBe(true);
});

test("many changes are few choices, and the texts are whole", () => {
  const lines = (word: string) =>
    Array.from({ length: 250 }, (_, at) => `line ${at}\n${word} ${at}`).join("\n");
  const [one, other] = [lines("old"), lines("new")];
  const pieces = changesBetween(one, other);
  const changes = changesAmong(pieces);
  expect(changes).toHaveLength(60);
  expect(textOf(chosenPieces(pieces, new Set(changes.keys())))).toBe(other);
  expect(textOf(chosenPieces(pieces, new Set()))).toBe(one);
});

test("a reason stands next to the change whose words it quotes", () => {
  const changes = changesAmong(changesBetween(before, after));
  const improvements: Improvement[] = [
    { code: "incantation", words: "Think step by step" },
    { code: "role", words: "You are a world-cla…" },
    { code: "answer", words: "Length: one page" },
    { text: "“Think step by step” does nothing." },
    { text: "Nothing is quoted." },
  ];
  expect(explainChanges(changes, improvements)).toEqual({
    reasons: [[improvements[1]], [improvements[0], improvements[3]], [improvements[2]]],
    others: [improvements[4]],
  });
});

test("each of two equal removals has its reason", () => {
  const changes = changesAmong(changesBetween("Thanks. Write a report. Thanks.", "Write a report."));
  const thanks: Improvement = { code: "courtesy", words: "Thanks" };
  expect(explainChanges(changes, [thanks, thanks]).reasons).toEqual([[thanks], [thanks]]);
});

test("an answer at the end is a change of its own, whatever was removed above it", () => {
  const polite =
    "コメントを書いてください。\n最高の品質で書いてください。\nよろしくお願いします。いつもありがとうございます。";
  const answers = [
    "・面談の相手：10月に新人2人の教育を任され、離職なし。報告が3回遅れた",
    "・前回：報告の頻度を話した",
  ];
  const cleaned = "コメントを書いてください。";
  const alone = changesAmong(changesBetween(polite, cleaned));
  const both = changesAmong(changesBetween(polite, [cleaned, ...answers].join("\n")));
  expect(both).toEqual([...alone, ...answers.map((line) => ({ removed: "", added: `\n${line}` }))]);
});

test("answers come after the sentences that stay, and before a fixed end", () => {
  for (const [old, improved, kept, chosen] of [
    [
      "土曜に息子の誕生日会をします。\n友だちが5人来ます。\nなんかいい感じの遊びを考えて。\nよろしくお願いします🙏",
      "土曜に息子の誕生日会をします。\n友だちが5人来ます。\n\n・使わないもの：風船\n・時間：1時間",
      "なんか",
      "土曜に息子の誕生日会をします。\n友だちが5人来ます。\nなんかいい感じの遊びを考えて。\n\n・使わないもの：風船\n・時間：1時間",
    ],
    [
      "Write a toast for Ana.\nJust make it good and not weird please. Thanks!",
      "Write a toast for Ana.\n- Leave out: her job",
      "Just",
      "Write a toast for Ana.\nJust make it good and not weird please. \n\n- Leave out: her job",
    ],
    [
      "Summarize the text.\nJust make it good.\n\nText:\n{{text}}",
      "Summarize the text.\n- Reader: my boss\n\nText:\n{{text}}",
      "Just",
      "Summarize the text.\nJust make it good.\n\n- Reader: my boss\n\nText:\n{{text}}",
    ],
  ] as const) {
    const pieces = changesBetween(old, improved);
    const changes = changesAmong(pieces);
    const accepted = [...changes.keys()].filter((at) => !changes[at]!.removed.includes(kept));
    expect(accepted).toHaveLength(changes.length - 1);
    expect(textOf(chosenPieces(pieces, new Set(accepted)))).toBe(chosen);
    expect(textOf(chosenPieces(pieces, new Set(changes.keys())))).toBe(improved);
    expect(textOf(chosenPieces(pieces, new Set()))).toBe(old);
  }
});

test("words on both sides of an accepted removal keep their line break when another change is refused", () => {
  const old =
    "Write a report.\n- Be good\nI count on you. You can do it.\nThanks!\n\nThink step by step.\n\nEnd.";
  const pieces = changesBetween(old, "Write a report.\n\nEnd.");
  const count = changesAmong(pieces).length;
  expect(count).toBe(5);
  const without = (refused: number) =>
    textOf(chosenPieces(pieces, new Set([...Array(count).keys()].filter((at) => at !== refused))));
  expect([0, 1, 2, 3, 4].map(without)).toEqual(
    ["- Be good", "I count on you. ", "You can do it.", "Thanks!", ""].map((kept, at) =>
      at === 4 ? "Write a report.\n\nThink step by step.\n\nEnd." : `Write a report.\n${kept}\n\nEnd.`,
    ),
  );
});

test("removed lines without a full stop are a change each, and a heading goes with its line", () => {
  const prompt =
    "紅茶の紹介文を書く。\n最高の結果を出力してください\nよろしくお願いします\n# 役割\n君は天才だ";
  const removed = changesAmong(changesBetween(prompt, "紅茶の紹介文を書く。")).map((change) =>
    change.removed.trim(),
  );
  expect(removed).toEqual(["最高の結果を出力してください", "よろしくお願いします", "# 役割\n君は天才だ"]);
  const capitals = changesBetween(
    "ROLE\nYou are an expert.\n\nTASK\nWrite a report.",
    "TASK\nWrite a report.",
  );
  expect(changesAmong(capitals).map((change) => change.removed.trim())).toEqual(["ROLE\nYou are an expert."]);
});
