import { expect, test } from "vitest";

import { keepFacts } from "~/features/facts/keep-facts.server";
import { updatePrompt } from "~/features/prompts/update-prompt.server";

import { setUpExamples } from "../../../../tests/support/factories/set-up-examples";
import { makeVariable } from "../../../../tests/support/factories/make-variable";
import { png } from "../../../../tests/support/factories/pictures";

const texts = ({ examples }: { examples: { text: string | null }[] }) => examples.map(({ text }) => text);

test("texts and pictures are listed in order, for their author and for everybody", async () => {
  const { addText, addPicture, own, shown, id } = await setUpExamples();
  expect(await shown()).toEqual({ examples: [], ownId: null });
  const text = await addText("A fox in the snow.", { who: "a fox", size: "１２" });
  const picture = await addPicture(png({ width: 800, height: 600 }));
  expect(text).toMatchObject({ kind: "text", picture: null, values: { who: "a fox", size: "12" } });
  expect(picture).toMatchObject({
    kind: "picture",
    text: null,
    picture: { width: 800, height: 600, alt: "a fox" },
  });
  expect((await own()).examples).toEqual([text, picture]);
  expect(await shown()).toEqual({ examples: [text, picture], ownId: null });
  expect((await own()).prompt).toMatchObject({ id, isPublic: true });
});

test("the author is told where to add examples, others are not", async () => {
  const { shown, viewer, newcomer, id } = await setUpExamples();
  expect((await shown(viewer)).ownId).toBe(id);
  expect((await shown(await newcomer())).ownId).toBeNull();
});

test("a fifth example is refused, also of two at once", async () => {
  const { addText, own, database } = await setUpExamples();
  for (const text of ["one", "two", "three"]) await addText(text);
  database.interrupt(/insert into "examples"/, () => addText("four"));
  await expect(addText("five")).rejects.toMatchObject({ code: "examples_full", limit: 4 });
  await expect(addText("five")).rejects.toMatchObject({ code: "examples_full" });
  expect(texts(await own())).toEqual(["one", "two", "three", "four"]);
});

test("a text needs words, a picture its file and its words", async () => {
  const { add, rows } = await setUpExamples();
  const refusal = (fields: object) => ({ code: "invalid_fields", fields });
  await expect(add({})).rejects.toMatchObject(refusal({ text: { code: "required" } }));
  await expect(add({ kind: "picture" })).rejects.toMatchObject(
    refusal({ picture: { code: "required" }, alt: { code: "required" } }),
  );
  await expect(add({ text: "x" }, png())).rejects.toMatchObject(
    refusal({ picture: { code: "unknown_field" } }),
  );
  expect(await rows()).toEqual([]);
});

test("values are checked by the prompt's variables, and none is required", async () => {
  const { addText } = await setUpExamples();
  await expect(addText("x", { who: "a", size: "wide", place: "here" })).rejects.toMatchObject({
    code: "invalid_fields",
    fields: { "values.size": { code: "not_a_number" }, "values.place": { code: "unknown_field" } },
  });
  await expect(addText("x", { who: "x".repeat(2_000) })).rejects.toMatchObject({
    fields: { values: { code: "too_long", limit: 2_000 } },
  });
  expect((await addText("x")).values).toEqual({});
});

test("an example outlives its prompt's definitions, and is changed afterwards too", async () => {
  const { services, viewer, id, addText, change, shown } = await setUpExamples();
  const { id: exampleId } = await addText("A fox.", { who: "a fox", size: "12" });
  const colors = makeVariable("size", { kind: "choice", options: ["red", "blue"] });
  await updatePrompt(services, viewer, id, { content: "Paint in {{size}}.", variables: [colors] });
  expect((await shown()).examples[0]!.values).toEqual({ who: "a fox", size: "12" });
  const kept = await change(exampleId, { text: "Two foxes.", values: { who: "a fox", size: "red" } });
  expect(kept).toMatchObject({ text: "Two foxes.", values: { who: "a fox", size: "red" } });
  await expect(change(exampleId, { values: { who: "a wolf" } })).rejects.toMatchObject({
    fields: { "values.who": { code: "unknown_field" } },
  });
});

test("a change keeps the kind, and what it leaves out", async () => {
  const { addText, addPicture, change } = await setUpExamples();
  const [text, picture] = [await addText("one", { who: "a" }), await addPicture(png())];
  expect(await change(text.id, { text: "two" })).toEqual({ ...text, text: "two" });
  expect(await change(text.id, {})).toEqual({ ...text, text: "two" });
  expect((await change(picture.id, { alt: "a blue square" })).picture).toMatchObject({
    alt: "a blue square",
  });
  await expect(change(text.id, { alt: "x" })).rejects.toMatchObject({
    fields: { alt: { code: "unknown_field" } },
  });
  await expect(change(picture.id, { alt: "" })).rejects.toMatchObject({
    fields: { alt: { code: "required" } },
  });
});

test("an example moves to any position, and the others keep their order", async () => {
  const { addText, move, removeOne } = await setUpExamples();
  const ids: Record<string, string> = {};
  for (const text of ["a", "b", "c", "d"]) ids[text] = (await addText(text)).id;
  for (const [text, place, order] of [
    ["d", 1, "dabc"],
    ["d", 4, "abcd"],
    ["b", 3, "acbd"],
    ["b", 3, "acbd"],
    ["a", 2, "cabd"],
  ] as const)
    expect(texts(await move(ids[text]!, place)).join(""), `${text} to ${place}`).toBe(order);
  await removeOne(ids.a!);
  expect(texts(await move(ids.c!, 4)).join("")).toBe("bdc");
});

test("strangers neither see, add, change, move nor remove another's examples", async () => {
  const { addText, add, change, move, removeOne, own, newcomer } = await setUpExamples();
  const { id: exampleId } = await addText("mine");
  const stranger = await newcomer();
  for (const attempt of [own(stranger), add({ text: "x" }, null, stranger)])
    await expect(attempt).rejects.toMatchObject({ code: "prompt_not_found" });
  for (const attempt of [change(exampleId, { text: "x" }, stranger), move(exampleId, 1, stranger)])
    await expect(attempt).rejects.toMatchObject({ code: "prompt_not_found" });
  await expect(removeOne(exampleId, stranger)).rejects.toMatchObject({ code: "example_not_found" });
  expect(texts(await own())).toEqual(["mine"]);
});

test("an unknown example is not found, and an unpublished prompt has none", async () => {
  const { change, move, removeOne, create, add, viewer } = await setUpExamples();
  for (const attempt of [change("x", { text: "x" }), move("x", 1), removeOne("x")])
    await expect(attempt).rejects.toMatchObject({ code: "example_not_found" });
  const { id } = await create();
  await expect(add({ text: "x" }, null, viewer, id)).rejects.toMatchObject({ code: "prompt_not_found" });
});

test("the first picture stands with the prompt in lists", async () => {
  const { list, addText, addPicture, move, change, removeOne } = await setUpExamples();
  const first = async () => (await list()).prompts[0]!.picture;
  expect(await first()).toBeNull();
  await addText("words");
  const one = await addPicture(png({ width: 20, height: 10 }), "one");
  const two = await addPicture(png({ width: 10, height: 20 }), "two");
  expect(await first()).toEqual(one.picture);
  await move(two.id, 1);
  expect(await first()).toEqual(two.picture);
  await change(two.id, { alt: "deux" });
  expect(await first()).toEqual({ ...two.picture, alt: "deux" });
  await removeOne(two.id);
  expect(await first()).toEqual(one.picture);
  await removeOne(one.id);
  expect(await first()).toBeNull();
});

test("the beginning of the first text stands with the prompt in lists", async () => {
  const { list, addText, move, change, removeOne } = await setUpExamples();
  const first = async () => (await list()).prompts[0]!.firstText;
  expect(await first()).toBeNull();
  const one = await addText("one");
  const long = await addText("long ".repeat(200));
  expect(await first()).toEqual({ text: "one", isSample: false });
  await change(one.id, { text: "uno" });
  expect(await first()).toEqual({ text: "uno", isSample: false });
  await move(long.id, 1);
  expect((await first())!.text).toBe("long ".repeat(80));
  await removeOne(long.id);
  await removeOne(one.id);
  expect(await first()).toBeNull();
});

test("a card has the picture in the categories of pictures, else the first text, without signs of Markdown", async () => {
  const { list, addPicture, addText, publish, id } = await setUpExamples();
  const { cardPage } = await import("~/features/town/card-page.server");
  const { readCards } = await import("~/features/town/card-prompt");
  await addPicture(png({ width: 30, height: 20 }));
  const card = async () => readCards(cardPage(await list(), null))[0]!;
  await addText("# My **words**\n\n---\n- `one`\n2. two");
  const picture = { width: 30, height: 20, alt: "a fox" };
  expect((await card()).result).toMatchObject({ picture, isSample: false });
  await publish(id, { category: "business", subcategory: "マネジメント" });
  expect((await card()).result).toEqual({ text: "My words\n- one\n2. two", isSample: false });
});

test("a value that holds a fact of the author is left out, the text stays", async () => {
  const { services, viewer, addText } = await setUpExamples();
  await keepFacts(services, viewer, [{ name: "mine", text: "Kotori", subject: "", fits: [] }]);
  const example = await addText("At Kotori.", { who: "for Kotori", size: "12" });
  expect(example).toMatchObject({ text: "At Kotori.", values: { size: "12" } });
  expect(example.values).not.toHaveProperty("who");
});
