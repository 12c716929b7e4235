import { expect, test } from "vitest";

import { setUpAccounts } from "../../../tests/support/factories/set-up-accounts";
import { changeFact, forgetFact } from "./change-fact.server";
import { keepFacts, keepList } from "./keep-facts.server";
import { findFacts, getFact, getFacts, listFacts } from "./list-facts.server";
import { noteUses } from "./note-uses.server";
import { factDraft } from "./schema";

async function setUp() {
  const accounts = setUpAccounts();
  const { services } = accounts;
  const viewer = { id: await accounts.join() };
  const stranger = { id: await accounts.join() };
  const keep = async (text: string, changes: object = {}, owner = viewer) =>
    (await keepFacts(services, owner, [factDraft.parse({ name: "shop", text, ...changes })]))[0]!;
  const texts = async (owner = viewer) => (await listFacts(services, owner)).map(({ text }) => text);
  return { ...accounts, services, viewer, stranger, keep, texts };
}

test("a fact is kept with its parts, once, and belongs to its member only", async () => {
  const { services, viewer, stranger, keep, texts } = await setUp();
  const fact = await keep("Kotori Coffee", { subject: "Kotori", fits: ["announcement.what"] });
  expect(fact).toEqual({
    id: expect.stringMatching(/^[0-9A-Za-z]{22}$/),
    name: "shop",
    text: "Kotori Coffee",
    subject: "Kotori",
    fits: ["announcement.what"],
    useCount: 0,
  });
  expect(await keep("Kotori Coffee", { name: "another name" })).toEqual(fact);
  await keep("Kotori Coffee", {}, stranger);
  expect(await texts()).toEqual(["Kotori Coffee"]);
  const missing = { code: "fact_not_found", status: 404 };
  const calls = [
    () => getFact(services, stranger, fact.id),
    () => getFacts(services, stranger, [fact.id]),
    () => changeFact(services, stranger, fact.id, { text: "mine" }),
    () => forgetFact(services, stranger, fact.id),
    () => getFact(services, viewer, "none"),
  ];
  for (const call of calls) await expect(call()).rejects.toMatchObject(missing);
  expect(await findFacts(services, stranger, [fact.id])).toEqual([]);
  await noteUses(services, stranger, [{ id: fact.id, fit: "a.b" }]);
  expect(await getFact(services, viewer, fact.id)).toEqual(fact);
});

test("300 facts fit, all of a list or none, also at once", async () => {
  const { services, viewer, keep, texts } = await setUp();
  const list = Array.from({ length: 299 }, (_, at) => `fact ${at}: text ${at}`).join("\n");
  expect(await keepList(services, viewer, { list, subject: "" })).toBe(299);
  const full = { code: "facts_full", limit: 300, status: 409 };
  await expect(keepList(services, viewer, { list: "one\ntwo", subject: "" })).rejects.toMatchObject(full);
  const outcomes = await Promise.allSettled([keep("one"), keep("two")]);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await texts()).toHaveLength(300);
  await expect(keep("three")).rejects.toMatchObject(full);
  expect((await keep("text 7")).text).toBe("text 7");
});

test("a list with a line of 501 characters is refused whole; 500 fit", async () => {
  const { services, viewer, texts } = await setUp();
  const list = `shop: Kotori\n${"x".repeat(501)}`;
  await expect(keepList(services, viewer, { list, subject: "" })).rejects.toMatchObject({
    code: "invalid_fields",
    fields: { list: { code: "too_long", limit: 500 } },
  });
  expect(await texts()).toEqual([]);
  await keepList(services, viewer, { list: "字".repeat(500), subject: "" });
  expect(await texts()).toEqual(["字".repeat(500)]);
});

test("uses are counted, and what a fact answered comes first, twenty at most", async () => {
  const { services, viewer, keep, texts } = await setUp();
  const [shop, style] = [await keep("Kotori Coffee"), await keep("no exclamation marks")];
  for (let at = 0; at < 22; at += 1) await noteUses(services, viewer, [{ id: style.id, fit: `book.${at}` }]);
  await noteUses(services, viewer, [{ id: style.id, fit: "book.5" }, { id: shop.id }]);
  const { fits, useCount } = await getFact(services, viewer, style.id);
  expect([useCount, fits.length, fits.slice(0, 3)]).toEqual([23, 20, ["book.5", "book.21", "book.20"]]);
  expect(await getFact(services, viewer, shop.id)).toMatchObject({ fits: [], useCount: 1 });
  expect(await texts()).toEqual(["no exclamation marks", "Kotori Coffee"]);
});

test("a fact is changed, unless another one says the same, and deleted", async () => {
  const { services, viewer, keep, texts } = await setUp();
  const [shop, style] = [await keep("Kotori Coffee"), await keep("no exclamation marks")];
  expect(await changeFact(services, viewer, shop.id, { subject: "Kotori" })).toEqual({
    ...shop,
    subject: "Kotori",
  });
  await expect(changeFact(services, viewer, shop.id, { text: style.text })).rejects.toMatchObject({
    code: "fact_kept",
    status: 409,
  });
  expect(await forgetFact(services, viewer, style.id)).toEqual(style);
  expect(await texts()).toEqual(["Kotori Coffee"]);
});

test("hidden characters are cleaned, and a fact is one line", () => {
  expect(factDraft.parse({ name: "sh\u200Bop", text: "Kotori\u202E\nCoffee" })).toMatchObject({
    name: "shop",
    text: "Kotori Coffee",
  });
});

test("a pasted list is listed in its order", async () => {
  const { services, viewer, texts } = await setUp();
  const lines = Array.from({ length: 20 }, (_, at) => `guest ${at}`);
  await keepList(services, viewer, { list: lines.join("\n"), subject: "" });
  expect(await texts()).toEqual(lines);
});
