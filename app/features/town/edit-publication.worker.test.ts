import { expect, test } from "vitest";

import { updatePrompt } from "~/features/prompts/update-prompt.server";

import { setUpTown } from "../../../tests/support/factories/set-up-town";
import { otherCategory, place } from "../../../tests/support/factories/town-category";

const missing = { code: "prompt_not_found" };

test("a publication's content and category are edited by its owner, and otherwise only its version changes", async () => {
  const { post, editAs, row } = await setUpTown();
  const id = await post("first", { title: "a" });
  const before = (await row(id))!;
  await editAs(id, { content: "Ｃafé\nAFTER", ...otherCategory });
  const after = (await row(id))!;
  expect(after).toEqual({
    ...before,
    content: "Ｃafé\nAFTER",
    foldedContent: "cafe\nafter",
    ...otherCategory,
    updatedAt: after.updatedAt,
    version: 2,
    versionKind: "edited",
  });
  expect(after.updatedAt.getTime()).toBeGreaterThan(before.updatedAt.getTime());
});

test("a publication keeps its position in the order, and moves between the lists", async () => {
  const { post, editAs, contents, list } = await setUpTown();
  const id = await post("first");
  await post("second", otherCategory);
  await post("third", otherCategory);
  await editAs(id, { content: "moved", ...otherCategory });
  expect(await contents()).toEqual(["third", "second", "moved"]);
  expect(await contents({ category: "ai" })).toEqual(["third", "second", "moved"]);
  expect(await contents(otherCategory)).toEqual(["third", "second", "moved"]);
  expect(await contents(place)).toEqual([]);
  expect((await list({ category: "marketing" })).counts).toMatchObject({ all: 3, ai: 3, marketing: 0 });
});

test("every edit makes a version of its own, even at the same moment", async () => {
  const { post, editAs, row } = await setUpTown();
  const id = await post("first");
  const versions = [(await row(id))!.updatedAt.getTime()];
  for (const content of ["second", "second", "third"]) {
    await editAs(id, { content });
    versions.push((await row(id))!.updatedAt.getTime());
  }
  expect(versions).toEqual([...new Set(versions)].sort((one, other) => one - other));
});

test("an edit reports a change since the version it started from; the later one wins", async () => {
  const { services, viewer, post, editAs, get } = await setUpTown();
  const id = await post("first");
  const seen = (await get(id)).updatedAt.toISOString();
  expect(await editAs(id, { content: "mine", updatedAt: seen })).toEqual({ overwrote: false });
  expect(await editAs(id, { content: "theirs", updatedAt: seen })).toEqual({ overwrote: true });
  const next = (await get(id)).updatedAt.toISOString();
  await updatePrompt(services, viewer, id, { content: "in the library" });
  expect(await editAs(id, { content: "last", updatedAt: next })).toEqual({ overwrote: true });
  expect(await editAs(id, { content: "last", updatedAt: next })).toEqual({ overwrote: false });
  expect(await editAs(id, { content: "whatever" })).toEqual({ overwrote: false });
  expect((await get(id)).content).toBe("whatever");
});

test("only the owner's own publication can be edited", async () => {
  const { create, shareAs, post, remove, editAs, get, member, admin, row } = await setUpTown();
  const { id: kept } = await create();
  const { id: shared } = await create();
  await shareAs(shared, { title: "a" });
  const gone = await post("gone");
  await remove(gone);
  for (const id of [kept, shared, gone, "none"]) {
    const before = await row(id);
    await expect(editAs(id), id).rejects.toMatchObject(missing);
    await expect(get(id), id).rejects.toMatchObject(missing);
    expect(await row(id)).toEqual(before);
  }
  const id = await post("mine");
  const before = await row(id);
  for (const stranger of [await member(), await admin()]) {
    await expect(editAs(id, {}, stranger)).rejects.toMatchObject(missing);
    await expect(get(id, stranger)).rejects.toMatchObject(missing);
  }
  expect(await row(id)).toEqual(before);
});

test("a private publication is still readable and editable by its owner, and stays private", async () => {
  const { post, toggle, editAs, get, contents, row } = await setUpTown();
  const id = await post("first");
  await toggle(id, false);
  expect(await get(id)).toMatchObject({ id, content: "first", isPublic: false, ...place });
  await editAs(id, { content: "second", ...otherCategory });
  expect(await get(id)).toMatchObject({ content: "second", isPublic: false, ...otherCategory });
  expect(await contents()).toEqual([]);
  expect((await row(id))!.townNumber).not.toBeNull();
});

test("a private publication leaves every list, and returns to the same position when public", async () => {
  const { post, toggle, list, contents, numberOf } = await setUpTown();
  const ids = [await post("a"), await post("b"), await post("c")];
  const number = await numberOf(ids[1]!);
  for (const query of [{}, { category: place.category }, place]) {
    await toggle(ids[1]!);
    expect(await contents(query)).toEqual(["c", "a"]);
    expect(await list(query)).toMatchObject({ total: 2, counts: { all: 2, marketing: 2 } });
    await toggle(ids[1]!);
    expect(await contents(query)).toEqual(["c", "b", "a"]);
    expect((await list(query)).total).toBe(3);
  }
  expect(await numberOf(ids[1]!)).toBe(number);
});

test("hidden characters of a later text are gone too, from the town's form and from the library's", async () => {
  const { services, viewer, post, editAs, row } = await setUpTown();
  const id = await post("first");
  await editAs(id, { content: "sec\u{200b}ond" });
  expect((await row(id))!.content).toBe("second");
  await updatePrompt(services, viewer, id, { content: "th\u{202e}ird", originalInput: "pur\u{e0041}pose" });
  expect(await row(id)).toMatchObject({ content: "third", originalInput: "purpose", foldedInput: "purpose" });
  const nothing = { code: "invalid_fields", fields: { content: { code: "required" } } };
  await expect(updatePrompt(services, viewer, id, { content: "\u{202e}" })).rejects.toMatchObject(nothing);
  expect((await row(id))!.content).toBe("third");
});
