import type { APIRequestContext } from "@playwright/test";

import { expect, test } from "../support/clients/clients";
import { keepFact } from "../support/clients/make-one-of-each";
import { publishPrompt, uniqueWord } from "../support/clients/publish-prompt";
import { sharePrompt, togglePublic } from "../support/clients/share-prompt";
import { fromHere, visitor } from "../support/clients/visitor";
import { refusal } from "../support/factories/library-client";

const told = [409, "facts_in_texts"];

/** A member with a fact, and a text for others that holds it. */
async function tellOf(client: APIRequestContext) {
  const fact = { name: "My shop", text: `Kotori ${uniqueWord()}` };
  await keepFact(client, fact);
  return { fact, purpose: `Announce ${fact.text}`, placed: "Announce [My shop]" };
}

const readShared = async (client: APIRequestContext, shareId: string) =>
  (await (await client.get(`/api/prompts/${shareId}`)).json()).prompt;

test("a purpose and a title are told of before a prompt is public again", async ({ member }) => {
  const { client } = await member();
  const { id, shareId } = await sharePrompt(client, { title: "Opening" });
  await togglePublic(client, id);
  const { purpose, placed, fact } = await tellOf(client);
  const path = `/api/prompts/${id}`;
  const edited = await client.patch(path, { headers: fromHere, data: { originalInput: purpose } });
  expect(edited.status(), "what nobody sees is not told of").toBe(200);
  await client.patch(`/api/prompts/${shareId}/edit`, {
    headers: fromHere,
    data: { title: fact.text, facts: { title: "keep" } },
  });
  const open = (choices = "") => client.patch(`${path}/toggle-public?${choices}`, { headers: fromHere });
  const refused = await open();
  expect(await refusal(refused)).toEqual(told);
  expect(Object.keys((await refused.json()).fields)).toEqual(["originalInput", "title"]);
  expect(await refusal(await open("title=keep"))).toEqual(told);
  const opened = await open("title=replace&originalInput=replace");
  expect(await opened.json()).toMatchObject({ isPublic: true });
  expect(await readShared(client, shareId)).toMatchObject({ originalInput: placed, title: "[My shop]" });
  const closed = await open();
  expect(await closed.json()).toMatchObject({ isPublic: false });
});

for (const page of ["/dashboard/prompts", "/my-town-prompts"])
  test(`the form of ${page} asks before a prompt is public again`, async ({ member }) => {
    const { client } = await member();
    const { purpose, placed } = await tellOf(client);
    const { id, shareId } = await publishPrompt(client, {});
    await togglePublic(client, id);
    await client.patch(`/api/prompts/${id}`, { headers: fromHere, data: { originalInput: purpose } });
    const address = `${page}/${id}/toggle-public`;
    const html = await (await client.get(address)).text();
    expect(html).toContain('name="facts.originalInput"');
    expect(html).not.toContain('name="facts.title"');
    const send = (form: Record<string, string>) =>
      client.post(address, { headers: fromHere, form: { isPublic: "true", ...form }, maxRedirects: 0 });
    const refused = await send({});
    expect(refused.status()).toBe(409);
    expect(await refused.text()).toContain('name="facts.originalInput"');
    expect((await send({ "facts.originalInput": "replace" })).status()).toBe(303);
    expect(await readShared(client, shareId)).toMatchObject({ originalInput: placed });
  });

test("a new purpose of a public prompt is told of, by the API and its form", async ({ member }) => {
  const { client } = await member();
  const { purpose, placed } = await tellOf(client);
  const { id, shareId } = await sharePrompt(client);
  const patch = (data: object) => client.patch(`/api/prompts/${id}`, { headers: fromHere, data });
  expect(await refusal(await patch({ originalInput: purpose }))).toEqual(told);
  const kept = await patch({ originalInput: purpose, facts: { originalInput: "keep" } });
  expect(await kept.json()).toMatchObject({ originalInput: purpose });
  expect((await patch({ originalInput: purpose, tags: ["shop"] })).status(), "it was kept before").toBe(200);
  const page = `/dashboard/prompts/${id}`;
  const { content } = await readShared(client, shareId);
  const send = (form: Record<string, string>) =>
    client.post(page, {
      headers: fromHere,
      form: { content, originalInput: `${purpose}.`, ...form },
      maxRedirects: 0,
    });
  const refused = await send({});
  expect(refused.status()).toBe(409);
  expect(await refused.text()).toContain('name="facts.originalInput"');
  expect((await send({ "facts.originalInput": "replace" })).status()).toBe(303);
  expect(await readShared(client, shareId)).toMatchObject({ originalInput: `${placed}.` });
});

test("an import over a public prompt refuses texts that hold a fact", async ({ member }) => {
  const { client } = await member();
  const { purpose, fact } = await tellOf(client);
  const { id, shareId } = await sharePrompt(client, { title: "Opening" });
  const { prompts } = await (await client.get("/api/export")).json();
  const send = async (change: object) => {
    const data = { prompts: [{ ...prompts[0], ...change }], choice: "replace" };
    return (await client.post("/api/import", { headers: { ...fromHere, ...visitor() }, data })).json();
  };
  expect(await send({ originalInput: purpose })).toMatchObject({
    replaced: [],
    refused: [{ index: 0, field: "originalInput", code: "holds_fact" }],
  });
  expect(await send({ title: fact.text })).toMatchObject({ refused: [{ field: "title" }] });
  expect(await readShared(client, shareId)).toMatchObject({ title: "Opening" });
  await togglePublic(client, id);
  expect(await send({ originalInput: purpose })).toMatchObject({ replaced: [{ id }] });
});

test("a language version tells of facts in its texts", async ({ member }) => {
  const { client } = await member();
  const { purpose, fact } = await tellOf(client);
  const { id } = await publishPrompt(client, { language: "en" });
  const version = {
    language: "ja",
    content: `お店の催しの告知を、短く書いてください。${uniqueWord()}`,
    originalInput: purpose,
    title: fact.text,
  };
  const publish = (data: object) =>
    client.post(`/api/prompts/${id}/languages`, { headers: { ...fromHere, ...visitor() }, data });
  const refused = await publish(version);
  expect(await refusal(refused)).toEqual(told);
  expect(Object.keys((await refused.json()).fields)).toEqual(["originalInput", "title"]);
  const page = `/my-town-prompts/${id}/languages?language=ja`;
  const form = { task: "publish", ...version, "facts.originalInput": "replace" };
  const asked = await client.post(page, { headers: fromHere, form, maxRedirects: 0 });
  expect(asked.status()).toBe(409);
  expect(await asked.text()).toContain('name="facts.title"');
  const done = await publish({ ...version, facts: { originalInput: "replace", title: "replace" } });
  expect(await done.json()).toMatchObject({ originalInput: "Announce [My shop]", title: "[My shop]" });
});
