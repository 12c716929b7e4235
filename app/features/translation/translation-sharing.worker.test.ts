import { expect, test } from "vitest";

import { orderFor, pretendTranslation } from "../../../tests/support/factories/pretend-translation";
import { setUpTranslation, translations } from "../../../tests/support/factories/set-up-translation";

test("a member's fifty texts are one call each time, and are not cached", async () => {
  const texts = Array.from({ length: 50 }, (_, number) => `題名その${number}`);
  const english = texts.map((_, number) => `Title ${number}`);
  const reply = translations(...english);
  const { translate, asked, spent, model, kept } = await setUpTranslation({ replies: [reply, reply] });
  const before = await kept();
  const whole = { texts: english, translated: texts.map(() => true), engine: model };
  for (const calls of [1, 2]) {
    expect(await translate(texts, { byMember: true })).toEqual(whole);
    expect(await asked()).toEqual(Array.from({ length: calls }, () => texts));
    expect(await spent()).toEqual({ "ada:translation": calls, all: calls });
  }
  expect(await kept()).toEqual(before);
});

test("a visitor's page adds ten cached texts for everybody, until all are cached", async () => {
  const texts = Array.from({ length: 50 }, (_, number) => `${"記".repeat(number + 1)}事`);
  const { translate, asked } = await setUpTranslation({
    replies: [{ kind: "translate" }],
    budget: { perCaller: 200, inAll: 200 },
  });
  let calls = 0;
  for (const target of ["en", "es"] as const) {
    const whole = texts.map((text) => pretendTranslation(text, target));
    for (const [unknown, more] of [
      [50, 11],
      [40, 11],
      [30, 11],
      [20, 11],
      [10, 10],
      [0, 0],
      [0, 0],
    ] as const) {
      expect((await translate(texts, { target })).texts).toEqual(whole);
      const now = (await asked()).slice(calls);
      expect(now).toHaveLength(more);
      expect(now.flat().toSorted()).toEqual(texts.slice(50 - unknown).toSorted());
      calls += more;
    }
    // Members get them too.
    expect((await translate(texts, { target, byMember: true })).texts).toEqual(whole);
    expect(await asked()).toHaveLength(calls);
  }
});

test("cached translations and their texts are unreadable without the text", async () => {
  const { translate, kept, asked } = await setUpTranslation({ replies: [translations("A secret")] });
  const before = await kept();
  await translate(["秘密"]);
  const added = [...(await kept())].filter(([key]) => !before.has(key));
  expect(added).toEqual([
    [expect.stringMatching(/^translation:3:[0-9a-f]{64}$/), expect.stringMatching(/^[\w-]{16}\.[\w-]{32}$/)],
  ]);
  expect((await translate(["秘密"])).texts).toEqual(["A secret"]);
  expect(await asked()).toHaveLength(1);
});

test("an invalid cached value is requested again", async () => {
  const { translate, kept, services } = await setUpTranslation({
    replies: [translations("Title"), translations("Title again")],
  });
  const before = await kept();
  await translate(["題名"]);
  const key = [...(await kept()).keys()].find((name) => !before.has(name));
  await services.cache.put(key!, "A scam", 60);
  expect((await translate(["題名"])).texts).toEqual(["Title again"]);
});

test("texts declared as another language are cached separately", async () => {
  const replies = ["From Japanese", "From Spanish"].map((text) => translations(text));
  const { translate, asked } = await setUpTranslation({ replies });
  for (let time = 0; time < 2; time += 1) {
    expect((await translate(["手紙"])).texts).toEqual(["From Japanese"]);
    expect((await translate(["手紙"], { source: "es" })).texts).toEqual(["From Spanish"]);
  }
  expect(await asked()).toHaveLength(2);
});

test(
  "one text's influence on others is cached for nobody, however many texts share its request",
  { tags: "promise-25b" },
  async () => {
    const { translate, asked } = await setUpTranslation({
      replies: [{ kind: "translate", gullible: true }],
      budget: { perCaller: 100, inAll: 100 },
    });
    const order = orderFor("A scam");
    const texts = Array.from({ length: 40 }, (_, number) => `${"街".repeat(number + 1)}の案内`);
    const honest = texts.map((text) => pretendTranslation(text, "en"));
    // The model does obey with both in one call.
    expect((await translate([...texts, order])).texts).toContain("A scam");
    expect((await asked()).some((call) => call.includes(order) && call.length > 1)).toBe(true);
    await translate([order, ...texts]);
    for (const [at, text] of texts.entries()) expect((await translate([text])).texts).toEqual([honest[at]]);
    expect((await translate([...texts, order])).texts.slice(0, 40)).toEqual(honest);
  },
);

test("a member's translations next to other texts are not cached, for others or themselves", async () => {
  const { translate } = await setUpTranslation({ replies: [{ kind: "translate", gullible: true }] });
  const texts = ["題名", orderFor("A scam")];
  expect((await translate(texts, { byMember: true })).texts[0]).toBe("A scam");
  for (const byMember of [false, true])
    expect((await translate(["題名"], { byMember })).texts).toEqual([pretendTranslation("題名", "en")]);
});
