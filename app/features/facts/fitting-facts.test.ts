import { expect, test } from "vitest";

import type { Fact } from "~/domain/fact";

import { answersFor, fittingFacts, optionOf } from "./fitting-facts";

const fact = (text: string, changes: Partial<Fact> = {}): Fact => ({
  id: text,
  name: text,
  text,
  subject: "",
  fits: [],
  useCount: 0,
  ...changes,
});

const readers = { name: "announcement.readers", label: "Who reads it", question: "Who will read it?" };

test("a fact fits what it answered before, then a question of the same name, then one that shares its word", () => {
  const same = fact("parents", { fits: ["announcement.readers"] });
  const alike = fact("regulars", { fits: ["invitation.readers"] });
  const named = fact("owners", { name: "who reads it" });
  const facts = [fact("no prices"), named, alike, same];
  expect(fittingFacts(facts, readers).map(({ text }) => text)).toEqual(["parents", "owners", "regulars"]);
});

test("at most three are offered, the most used first, and none that fits nothing", () => {
  const facts = ["a", "b", "c", "d"].map((text) => fact(text, { fits: ["x.readers"] }));
  expect(fittingFacts(facts, readers).map(({ text }) => text)).toEqual(["a", "b", "c"]);
  expect(fittingFacts([fact("no prices")], readers)).toEqual([]);
});

test("a name of one letter or kana shares no word", () => {
  expect(fittingFacts([fact("w", { name: "w" }), fact("の", { name: "の" })], readers)).toEqual([]);
});

test("the facts of a person answer each question once; what fits none is left", () => {
  const shop = fact("Kotori", { subject: "shop", fits: ["announcement.what"] });
  const people = fact("30 to 50", { subject: "shop", fits: ["announcement.readers"] });
  const style = fact("no exclamation marks", { subject: "shop" });
  const other = fact("3B", { subject: "class", fits: ["announcement.readers"] });
  const what = { name: "announcement.what", label: "What", question: "What?" };
  const { answers, others } = answersFor([other, shop, people, style], "shop", [what, readers]);
  expect([...answers].map(([name, { text }]) => [name, text])).toEqual([
    ["announcement.what", "Kotori"],
    ["announcement.readers", "30 to 50"],
  ]);
  expect(others).toEqual([style]);
});

test("as last time, a choice gets the option that a fitting fact names, and no other words", () => {
  const given = (text: string, options: string[], isClosed = true) => {
    const asked = { ...readers, options, isClosed };
    const own = fact(text, { subject: "3B", fits: ["invitation.readers"] });
    return answersFor([own], "3B", [asked]).answers.get(readers.name)?.text;
  };
  expect(given("Parents of 3B", ["Staff", "Parents"])).toBe("Parents");
  expect(given("3年B組の保護者", ["先生", "保護者"])).toBe("保護者");
  expect(given("Friends of friends", ["friends", "Friends of friends", "Staff"])).toBe("Friends of friends");
  expect(given("Parents of 3B and pupils", ["Parents of 3B", "Parents"])).toBe("Parents of 3B");
  expect(given("Parents and pupils", ["Parents", "Pupils"]), "two").toBeUndefined();
  expect(given("Grandparents", ["Parents"]), "part of a word").toBeUndefined();
  expect(given("Neighbours", ["Parents"])).toBeUndefined();
  expect(given("Neighbours", ["Parents"], false)).toBe("Neighbours");
  const unfit = fact("no parents", { subject: "3B" });
  expect(answersFor([unfit], "3B", [{ ...readers, options: ["Parents"] }]).answers.size).toBe(0);
});

test("a fact that says an option of a question fits it, whatever it is called", () => {
  const asked = { ...readers, options: ["Norte S.L.", "Ana Ruiz"] };
  const client = fact("ana ruiz", { name: "VIP" });
  expect(fittingFacts([fact("no prices"), client], asked)).toEqual([client]);
  expect(optionOf(client, asked)).toBe("Ana Ruiz");
  expect(optionOf(fact("Ana"), asked)).toBeUndefined();
});
