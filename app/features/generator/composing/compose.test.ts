import * as fc from "fast-check";
import { expect, test } from "vitest";

import type { Composition } from "~/domain/composition";

import { answerComposition } from "./answer-composition";
import { beforeSwitch } from "./asking-passage";
import { amend, compose, partsOf } from "./compose";

const names = ["b.who", "b.what", "b.tone"];
const ids = ["b.once", "b.two", "b.short"];

const start: Composition = {
  use: "text",
  language: "ja",
  kind: "b",
  kinds: [],
  certain: true,
  enough: false,
  base: "義母へのLINE、角を立てずに断りたい",
  form: "prose",
  exclusions: [],
  ratio: null,
  untranslated: false,
  asking: null,
  variables: ["相手", "断るもの", "口調"].map((label, index) => ({
    name: names[index]!,
    label,
    question: `${label}は？`,
    example: "",
    kind: "text",
    required: false,
    options: ["一つ目", "二つ目"],
    value: null,
  })),
  wishes: ["謝るのは一度まで", "二案", "短く"].map((text, index) => ({ id: ids[index]!, text, on: false })),
};
const scene: Composition = { ...start, use: "image", language: "en", base: "A red fox in the snow." };
const midjourney: Composition = { ...scene, form: "midjourney", exclusions: ["people", "text"] };
const negative: Composition = { ...scene, form: "negative", exclusions: ["people"] };
const asking: Composition["asking"] = {
  on: true,
  lead: "Ask me first: {items}. ",
  items: [
    { name: names[0]!, text: "who it is for" },
    { name: names[1]!, text: "what happened" },
    { name: "b.avoid", text: "what must not be in it" },
  ],
  counts: [],
  last: null,
  rest: "Ask me only what is missing. ",
  ending: "Then write it.",
  isContract: false,
};
const asked: Composition = { ...start, language: "en", base: "Say no", asking };
const withMaterial: Composition = {
  ...asked,
  asking: { ...asking, rest: "" },
  variables: asked.variables.map((one, at) => (at === 1 ? { ...one, kind: "long_text" } : one)),
};
const forms = [
  start,
  { ...start, use: "automation", language: "en" } as const,
  scene,
  midjourney,
  negative,
  asked,
  withMaterial,
];

const answered = (composition: Composition, values: (string | null)[], on: string[] = []) =>
  answerComposition(
    composition,
    Object.fromEntries(values.flatMap((value, index) => (value === null ? [] : [[names[index]!, value]]))),
    on,
  );

/** Texts with special meaning in a careless replacement. */
const odd = [
  "$&",
  "$1 {{x}}",
  "{",
  "}}",
  "a\nb",
  "・二案",
  "- x",
  "謝るのは一度まで",
  "red",
  "16:9",
  "。",
  ", ",
  "x".repeat(290),
];
const value = fc.option(
  fc.oneof(
    fc.constantFrom(...odd),
    fc.string({ minLength: 1, maxLength: 300 }),
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }),
  ),
);
const given = fc.tuple(fc.tuple(value, value, value), fc.subarray(ids));
const form = fc.constantFrom(...forms);

test("answers, then wishes are lines after the person's words, in the order of the questions", () => {
  expect(compose(start)).toBe(start.base);
  expect(compose(answered(start, [null, "泊まり", "丁寧"], [ids[2]!, ids[0]!]))).toBe(
    "義母へのLINE、角を立てずに断りたい\n・断るもの：泊まり\n・口調：丁寧\n・謝るのは一度まで\n・短く",
  );
  const english = { ...start, language: "en", base: "Summarise:\n\n```\nText\n```" } as const;
  expect(compose(answered(english, ["Ada"], [ids[1]!]))).toBe(`${english.base}\n\n- 相手: Ada\n- 二案`);
});

test("the AI is asked to ask for what is open; the passage shrinks to what is still missing", () => {
  expect(compose(asked)).toBe(
    "Say no\n\nAsk me first: (1) who it is for (2) what happened (3) what must not be in it. Then write it.",
  );
  expect(compose(answered(asked, [null, "It is far"]))).toBe(
    "Say no\n- 断るもの: It is far\n\nAsk me first: (1) who it is for (2) what must not be in it. Then write it.",
  );
  expect(compose(answered(asked, ["Ada", "It is far"]))).toBe(
    "Say no\n- 相手: Ada\n- 断るもの: It is far\n\nAsk me only what is missing. Then write it.",
  );
  expect(compose({ ...asked, asking: { ...asking!, on: false } })).toBe("Say no");
});

test("the switch takes out a passage edited by hand, and puts it in again as it was edited", () => {
  const switched = ({ text, whole }: { text: string; whole: Composition }, on: boolean) => {
    const before = beforeSwitch(whole, text, on);
    const after = answerComposition(before, {}, [], on);
    return { text: amend(text, before, after), whole: after };
  };
  const end = "\nSigned, me";
  const passage = compose(asked).slice(asked.base.length);
  for (const edited of [
    passage.replace("Ask me first", "Please ask me, in one message"),
    passage.replace("Then write it.", "Then write it twice."),
    passage.replace(" (2)", "\n(2)"),
  ]) {
    const text = asked.base + edited + end;
    const off = switched({ text, whole: asked }, false);
    expect(off.text).toBe(asked.base + end);
    expect(switched(off, true).text.replace(end, "")).toContain(edited.trim());
    expect(compose(off.whole)).toBe(asked.base);
  }
});

test("the contract of a session stays without questions", () => {
  const quiz = { ...asked, asking: { ...asking!, rest: "", isContract: true } };
  expect(compose(answered(quiz, ["Ada", "It is far"]))).toMatch(/far\n\nThen write it\.$/);
  expect(compose({ ...quiz, asking: { ...quiz.asking, on: false } })).toBe("Say no\n\nThen write it.");
});

test("pasted material stands below the list, between fences that it cannot close", () => {
  const made = answered(withMaterial, ["Ada", "Dear all,\n```\n  far\n"], [ids[0]!]);
  expect(compose(made)).toBe(
    "Say no\n- 相手: Ada\n- 謝るのは一度まで\n\n断るもの:\n````\nDear all,\n```\n  far\n````",
  );
});

test("material of one short line has no fence, and gets one when it grows", () => {
  const short = answered(withMaterial, ["Ada", "It is far"]);
  const edited = `${compose(short)} (by train)`;
  expect(compose(short)).toBe("Say no\n- 相手: Ada\n\n断るもの: It is far");
  const long = answered(withMaterial, ["Ada", "It is far\nand late"]);
  expect(amend(compose(short), short, long)).toBe(
    "Say no\n- 相手: Ada\n\n断るもの:\n```\nIt is far\nand late\n```",
  );
  expect(amend(edited, short, answered(withMaterial, ["Ada", "It is late"]))).toBe(
    "Say no\n- 相手: Ada\n\n断るもの: It is late (by train)",
  );
});

test("answers and wishes of an image prompt are phrases of its description", () => {
  expect(compose(scene)).toBe("A red fox in the snow.");
  expect(compose(answered(scene, ["in oil"], [ids[0]!]))).toBe(
    "A red fox in the snow, in oil, 謝るのは一度まで",
  );
  const japanese = { ...scene, language: "ja", base: "雪の中の狐。" } as const;
  expect(compose(answered(japanese, ["油絵"]))).toBe("雪の中の狐、油絵");
});

test("exclusions and the aspect ratio are last, in the generator's syntax", () => {
  expect(compose(midjourney)).toBe("A red fox in the snow --no people, text");
  expect(compose({ ...midjourney, ratio: "16:9" })).toBe("A red fox in the snow --no people, text --ar 16:9");
  expect(compose(answered({ ...midjourney, exclusions: [], ratio: "16:9" }, ["square", "in oil"]))).toBe(
    "A red fox in the snow, in oil --ar 1:1",
  );
  const flagged = { ...midjourney, base: "A red fox. --style raw --ar 2:3 --no dogs", ratio: "2:3" };
  expect(compose(answered(flagged, ["in oil"]))).toBe(
    "A red fox, in oil --style raw --no people, text --ar 2:3",
  );
  expect(compose({ ...flagged, exclusions: [], ratio: null })).toBe(
    "A red fox --style raw --ar 2:3 --no dogs",
  );
  expect(compose(answered(negative, ["in oil"]))).toBe(
    "A red fox in the snow, in oil\nNegative prompt: people",
  );
  expect(compose({ ...negative, exclusions: [] })).toBe(scene.base);
});

test("a prompt's parts join to its text, begin with the person's words and skip unanswered or deselected ones", () => {
  fc.assert(
    fc.property(form, given, (composition, [values, on]) => {
      const made = answered(composition, values, on);
      const parts = partsOf(made);
      expect(parts.map(({ gap, text }) => gap + text).join("")).toBe(compose(made));
      expect(compose(made).startsWith(composition.base.replace(/\.$/, ""))).toBe(true);
      const [first, ...rest] = parts;
      expect([first!.origin, first!.gap]).toEqual(["words", ""]);
      const shown = rest.flatMap(({ origin, id }) => (origin === "flags" || origin === "asking" ? [] : [id]));
      const answers = made.variables.filter((variable) => variable.value);
      expect(answers.map(({ name }) => name)).toEqual(
        expect.arrayContaining(shown.filter((id) => names.includes(id))),
      );
      expect(shown.filter((id) => ids.includes(id))).toEqual(ids.filter((id) => on.includes(id)));
      if (composition.form !== "midjourney") expect(shown).toHaveLength(answers.length + on.length);
    }),
  );
});

test("an unedited text becomes the join of its parts after any change", () => {
  fc.assert(
    fc.property(form, given, given, (composition, one, other) => {
      const [before, after] = [answered(composition, ...one), answered(composition, ...other)];
      expect(amend(compose(before), before, after)).toBe(compose(after));
    }),
  );
});

/** Values that occur nowhere else, for tracing. */
const plain = fc.option(fc.constantFrom("青い", "$&", "{{x}} $1", "{", "長".repeat(290), "緑の「鍵」"));
const plainGiven = fc
  .tuple(fc.tuple(plain, plain, plain), fc.subarray(ids))
  .map(([values, on]) => [values.map((text, index) => text && `${text}${index}`), on] as const);
/** A description's full stop, once replaced by a phrase, does not come back. */
const unclosed = form.map((composition) => ({ ...composition, base: composition.base.replace(/\.$/, "") }));
const hand = fc.constantFrom(
  "手で書いた行",
  "By hand",
  "By hand: $& {{y}}",
  "・手で足した点",
  "- A point of my own",
);

test("an edited text changes only at its answers, and handwritten text stays", () => {
  fc.assert(
    fc.property(unclosed, plainGiven, plainGiven, hand, hand, (composition, one, other, head, tail) => {
      const [before, after] = [answered(composition, ...one), answered(composition, ...other)];
      const open = (text: string) => text.slice(text.indexOf("\n") + 1);
      const first = partsOf(before)[0]!.text;
      const edited = `${head}\n${compose(before)}`;
      expect(open(amend(edited, before, after))).toBe(compose(after));
      const renamed = head + compose(before).slice(first.length);
      expect(amend(renamed, before, after)).toBe(compose({ ...after, base: head }));
      if (partsOf(before).length === 1 || composition.form !== "prose") return;
      const longer = `${compose(before)}\n\n${tail}`;
      expect(amend(longer, before, after)).toBe(`${compose(after)}\n\n${tail}`);
    }),
  );
});

test("a line edited by hand is recognized by its label, and by its beginning", () => {
  const before = answered(start, ["母", "泊まり"], [ids[0]!]);
  const text = "断りたい\n・相手：義理の母、七十歳\n・断るもの：泊まり（二泊）\n・謝るのは一度まで、短く";
  expect(amend(text, before, answered(start, ["父", "食事"], [ids[0]!]))).toBe(
    "断りたい\n・相手：父\n・断るもの：食事（二泊）\n・謝るのは一度まで、短く",
  );
  expect(amend(text, before, answered(start, [null, null]))).toBe("断りたい");
  expect(amend(text, before, answered(start, ["母", "泊まり"], ids))).toBe(`${text}\n・二案\n・短く`);
});

test("a line deleted by hand returns only with another answer", () => {
  const before = answered(start, ["母", "泊まり"], [ids[0]!]);
  const text = "断りたい\n・断るもの：泊まり";
  expect(amend(text, before, answered(start, ["母", "食事"], [ids[0]!]))).toBe("断りたい\n・断るもの：食事");
  expect(amend(text, before, answered(start, ["父", "泊まり"], []))).toBe(
    "断りたい\n・相手：父\n・断るもの：泊まり",
  );
});

test("the person's own words are never mistaken for an answer or a wish", () => {
  const words = { ...start, base: "二案で。\n・相手：母\n・二案" };
  const before = answered(words, ["母"], [ids[1]!]);
  const deleted = `${words.base}\n\nおわり`;
  expect(amend(deleted, before, answered(words, [null]))).toBe(deleted);
  const inScene = answered(scene, ["red"]);
  expect(amend("A red fox in the snow", inScene, answered(scene, [null]))).toBe("A red fox in the snow");
  expect(amend("A red, sleepy fox, red, by hand", inScene, answered(scene, ["blue"]))).toBe(
    "A red, sleepy fox, blue, by hand",
  );
});

test("flags edited by hand stay, with phrases before them", () => {
  const before = answered(midjourney, ["in oil"]);
  const text = "A red fox in deep snow, in oil --no people, text --style raw";
  expect(amend(text, before, answered(midjourney, ["in oil", "at dusk"]))).toBe(
    "A red fox in deep snow, in oil, at dusk --no people, text --style raw",
  );
  expect(amend("A fox. --no people, text --style raw", midjourney, before)).toBe(
    "A fox, in oil --no people, text --style raw",
  );
  const free = { ...midjourney, exclusions: [] };
  expect(amend("A fox --style raw", free, answered(free, ["in oil"]))).toBe("A fox, in oil --style raw");
  expect(amend("A fox --no dogs", midjourney, answered(midjourney, ["16:9"]))).toBe("A fox --no dogs");
});

test("the rule about the first run goes once an answer asks for approval each time, and comes back without it", () => {
  const rule = { id: "safe.rehearsal-list", text: "最初の一回だけ、一覧を先に見せる", on: true };
  const automation: Composition = { ...start, use: "automation", wishes: [rule] };
  const variables = start.variables.map((one, at) =>
    at === 0 ? { ...one, question: "誰が承認しますか？", value: "送る前に私がOKする" } : one,
  );
  const approved: Composition = { ...automation, variables };
  expect(compose(automation)).toContain(rule.text);
  expect(compose(approved)).not.toContain(rule.text);
  expect(amend(compose(automation), automation, approved)).toBe(compose(approved));
  expect(amend(compose(approved), approved, automation)).toBe(compose(automation));
});
