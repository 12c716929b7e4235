import type { APIRequestContext } from "@playwright/test";

import { expect, test } from "../support/clients";
import { createPrompt, refusal } from "../support/library-client";
import { plainAnswer } from "../support/plain-answer";
import { publishPrompt } from "../support/publish-prompt";
import { togglePublic } from "../support/share-prompt";
import { enterAsAdmin, isListed, townCalls, townForms } from "../support/town-client";

const place = { category: "image", subcategory: "ポートレート" };
const nobodys = "0".repeat(22);

/** Everything about the prompts of whose session `client` holds. */
const stateOf = async (client: APIRequestContext) => [
  await (await client.get("/api/prompts")).json(),
  await (await client.get("/api/my-town-prompts")).json(),
];

test("a visitor reads the town and changes nothing: 401 by call, to the sign-in by form", async ({
  member,
  visit,
}) => {
  const { client } = await member();
  const { id } = await publishPrompt(client, place);
  const before = await stateOf(client);
  const reader = await visit();
  for (const path of ["/town-prompts", "/api/public-prompts", "/api/prompt-categories", "/feeds/all.xml"])
    expect((await reader.get(path)).status(), path).toBe(200);
  expect(await isListed(reader, id, place)).toBe(true);
  expect(await refusal(await reader.get("/api/my-town-prompts"))).toEqual([401, "unauthenticated"]);
  for (const [method, path, data] of [...townCalls(id), ...townCalls(nobodys)])
    expect(await refusal(await reader.fetch(path, { method, data })), path).toEqual([401, "unauthenticated"]);
  const mine = await reader.get("/my-town-prompts?page=2");
  expect([mine.status(), mine.headers().location]).toEqual([
    303,
    `/auth?redirectTo=${encodeURIComponent("/my-town-prompts?page=2")}`,
  ]);
  for (const [path, form] of [...townForms(id), ...townForms(nobodys)]) {
    const asked = await reader.get(path);
    const signIn = `/auth?redirectTo=${encodeURIComponent(path)}`;
    expect([asked.status(), asked.headers().location], path).toEqual([303, signIn]);
    const sent = await reader.post(path, { form });
    const typed = Object.keys(form).length > 0;
    expect([sent.status(), sent.headers().location], path).toEqual(typed ? [401, undefined] : [303, signIn]);
    expect((await reader.post(`${path}.data`, { form })).status(), path).toBe(401);
  }
  const page = await (await reader.get(`/town-prompts?category=image&subcategory=ポートレート`)).text();
  for (const address of ["/edit", "/delete"]) expect(page).not.toContain(`/town-prompts/${id}${address}`);
  expect(await stateOf(client)).toEqual(before);
});

test("a stranger's publication does not exist by any door, like that of nobody", async ({ member }) => {
  const { client } = await member();
  const { id } = await publishPrompt(client, place);
  const { id: kept } = await createPrompt(client);
  const before = await stateOf(client);
  const stranger = (await member()).client;
  for (const theirs of [id, kept]) {
    const calls = townCalls(nobodys);
    for (const [index, [method, path, data]] of townCalls(theirs).entries()) {
      const response = await stranger.fetch(path, { method, data });
      expect(await refusal(response), `${method} ${path}`).toEqual([404, "prompt_not_found"]);
      const other = await stranger.fetch(calls[index]![1], { method, data });
      expect(await plainAnswer(response, theirs)).toEqual(await plainAnswer(other, nobodys));
    }
    const forms = townForms(nobodys);
    for (const [index, [path, form]] of townForms(theirs).entries())
      for (const ending of ["", ".data"]) {
        const [address, other] = [path + ending, forms[index]![0] + ending];
        for (const [mine, unknown] of [
          [await stranger.get(address), await stranger.get(other)],
          [await stranger.post(address, { form }), await stranger.post(other, { form })],
        ] as const) {
          expect(mine.status(), address).toBe(404);
          expect(await plainAnswer(mine, theirs)).toEqual(await plainAnswer(unknown, nobodys));
        }
      }
  }
  const page = await (await stranger.get(`/town-prompts?category=image&subcategory=ポートレート`)).text();
  for (const address of ["/edit", "/delete"]) expect(page).not.toContain(`/town-prompts/${id}${address}`);
  expect((await (await stranger.get("/api/my-town-prompts")).json()).prompts).toEqual([]);
  expect(await stateOf(client)).toEqual(before);
});

test("an owner's own page offers them to edit and to delete", async ({ member }) => {
  const { client } = await member();
  const { id } = await publishPrompt(client, place);
  const page = await (await client.get(`/town-prompts?category=image&subcategory=ポートレート`)).text();
  for (const address of ["/edit", "/delete"]) expect(page).toContain(`/town-prompts/${id}${address}`);
});

test("an admin takes anybody's prompt out, by call and by form, and does nothing else with it", async ({
  member,
  visit,
}) => {
  const { client } = await member();
  const admin = await visit();
  await enterAsAdmin(admin);
  for (const door of ["call", "form"]) {
    const { id, shareId } = await publishPrompt(client, place);
    const before = await stateOf(client);
    const [publish, edit] = townCalls(id);
    for (const [method, path, data] of [publish, edit])
      expect(await refusal(await admin.fetch(path, { method, data }))).toEqual([404, "prompt_not_found"]);
    for (const [path, form] of townForms(id).filter(([address]) => !address.endsWith("/delete")))
      for (const address of [path, `${path}.data`]) {
        expect((await admin.get(address)).status(), address).toBe(404);
        expect((await admin.post(address, { form })).status(), address).toBe(404);
      }
    expect(await stateOf(client)).toEqual(before);
    const page = await (await admin.get(`/town-prompts?category=image&subcategory=ポートレート`)).text();
    expect(page).toContain(`/town-prompts/${id}/delete`);
    expect(page).not.toContain(`/town-prompts/${id}/edit`);

    const asked = await admin.get(`/town-prompts/${id}/delete`);
    expect(asked.status()).toBe(200);
    const removed =
      door === "call"
        ? await admin.delete(`/api/public-prompts/${id}`)
        : await admin.post(`/town-prompts/${id}/delete`, { form: {} });
    expect(removed.status()).toBe(door === "call" ? 200 : 303);
    expect((await (await visit()).get(`/prompts/${shareId}`)).status()).toBe(404);
    expect(await (await client.get(`/api/prompts/${shareId}`)).json()).toMatchObject({
      isOwner: true,
      prompt: { isPublic: false },
    });
    expect(await isListed(client, id, place)).toBe(false);
  }
});

test("what its owner has made private is not an admin's to see or to take out", async ({ member, visit }) => {
  const { client } = await member();
  const admin = await visit();
  await enterAsAdmin(admin);
  const { id } = await publishPrompt(client, place);
  await togglePublic(client, id);
  const path = `/town-prompts/${id}/delete`;
  for (const address of [path, `${path}.data`]) {
    expect((await admin.get(address)).status(), address).toBe(404);
    expect((await admin.post(address, { form: {} })).status(), address).toBe(404);
  }
  expect(await refusal(await admin.delete(`/api/public-prompts/${id}`))).toEqual([404, "prompt_not_found"]);
  expect((await (await client.get("/api/my-town-prompts")).json()).prompts).toMatchObject([
    { id, isPublic: false },
  ]);
});
