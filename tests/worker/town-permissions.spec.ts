import type { APIRequestContext } from "@playwright/test";

import { checkEach } from "../support/check-each";
import { expect, test } from "../support/clients/clients";
import { createPrompt, refusal } from "../support/factories/library-client";
import { plainResponse } from "../support/clients/plain-response";
import { publishPrompt } from "../support/clients/publish-prompt";
import { togglePublic } from "../support/clients/share-prompt";
import { enterAsAdmin, isListed, townCalls, townForms } from "../support/clients/town-client";

const place = { category: "image", subcategory: "ポートレート" };
const orphaned = "0".repeat(22);

/** Everything about the prompts of `client`'s session. */
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
  for (const [method, path, data] of [...townCalls(id), ...townCalls(orphaned)])
    expect(await refusal(await reader.fetch(path, { method, data })), path).toEqual([401, "unauthenticated"]);
  const mine = await reader.get("/my-town-prompts?page=2");
  expect([mine.status(), mine.headers().location]).toEqual([
    303,
    `/auth?redirectTo=${encodeURIComponent("/my-town-prompts?page=2")}`,
  ]);
  for (const [path, form] of [...townForms(id), ...townForms(orphaned)]) {
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

test(
  "another member's publication is not found by any route, like an unknown one",
  { tag: "@promise-14a" },
  async ({ member }) => {
    const { client } = await member();
    const { id } = await publishPrompt(client, place);
    const { id: kept } = await createPrompt(client);
    const before = await stateOf(client);
    const stranger = (await member()).client;
    for (const theirs of [id, kept]) {
      const calls = townCalls(orphaned);
      await checkEach(
        townCalls(theirs),
        ([method, path]) => `${method} ${path}`,
        async ([method, path, data], index) => {
          const response = await stranger.fetch(path, { method, data });
          expect(await refusal(response)).toEqual([404, "prompt_not_found"]);
          const other = await stranger.fetch(calls[index]![1], { method, data });
          expect(await plainResponse(response, theirs)).toEqual(await plainResponse(other, orphaned));
        },
      );
      const forms = townForms(orphaned);
      const asked = townForms(theirs).flatMap(([path, form], index) =>
        ["", ".data"].map((ending) => ({
          path: path + ending,
          other: forms[index]![0] + ending,
          form,
        })),
      );
      await checkEach(
        asked,
        ({ path }) => path,
        async ({ path, other, form }) => {
          for (const [mine, unknown] of [
            [await stranger.get(path), await stranger.get(other)],
            [await stranger.post(path, { form }), await stranger.post(other, { form })],
          ] as const) {
            expect(mine.status()).toBe(404);
            expect(await plainResponse(mine, theirs)).toEqual(await plainResponse(unknown, orphaned));
          }
        },
      );
    }
    const page = await (await stranger.get(`/town-prompts?category=image&subcategory=ポートレート`)).text();
    for (const address of ["/edit", "/delete"]) expect(page).not.toContain(`/town-prompts/${id}${address}`);
    expect((await (await stranger.get("/api/my-town-prompts")).json()).prompts).toEqual([]);
    expect(await stateOf(client)).toEqual(before);
  },
);

test("an owner's own page offers editing and deletion", async ({ member }) => {
  const { client } = await member();
  const { id } = await publishPrompt(client, place);
  const page = await (await client.get(`/town-prompts?category=image&subcategory=ポートレート`)).text();
  for (const address of ["/edit", "/delete"]) expect(page).toContain(`/town-prompts/${id}${address}`);
});

test("an admin removes anybody's publication, by call and by form, and has no other rights over it", async ({
  member,
  visit,
}) => {
  const { client } = await member();
  const admin = await visit();
  await enterAsAdmin(admin);
  for (const endpoint of ["call", "form"]) {
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
      endpoint === "call"
        ? await admin.delete(`/api/public-prompts/${id}`)
        : await admin.post(`/town-prompts/${id}/delete`, { form: {} });
    expect(removed.status()).toBe(endpoint === "call" ? 200 : 303);
    expect((await (await visit()).get(`/prompts/${shareId}`)).status()).toBe(404);
    expect(await (await client.get(`/api/prompts/${shareId}`)).json()).toMatchObject({
      isOwner: true,
      prompt: { isPublic: false },
    });
    expect(await isListed(client, id, place)).toBe(false);
  }
});

test(
  "a publication removed by an admin stays removed by every route, until an admin lifts the removal",
  { tag: "@promise-16b" },
  async ({ member, visit }) => {
    const { client } = await member();
    const admin = await visit();
    await enterAsAdmin(admin);
    const { id, shareId } = await publishPrompt(client, place);
    expect((await admin.delete(`/api/public-prompts/${id}`)).status()).toBe(200);
    const before = await stateOf(client);
    for (const [language, sentence] of [
      ["ja", "管理者が街から取り下げました"],
      ["en", "An admin took this prompt out of the town."],
      ["es", "Un administrador retiró este prompt"],
    ] as const) {
      const headers = { "Accept-Language": language };
      for (const [method, path, data] of [
        ["PATCH", `/api/prompts/${id}/toggle-public`, undefined],
        ["POST", `/api/prompts/${id}/publish-to-town`, place],
      ] as const) {
        const response = await client.fetch(path, { method, headers, data });
        expect(await refusal(response), path).toEqual([403, "prompt_removed"]);
        expect((await response.json()).error).toContain(sentence);
      }
      for (const [path, form] of [
        [`/dashboard/prompts/${id}/toggle-public`, { isPublic: "true" }],
        [`/my-town-prompts/${id}/toggle-public`, { isPublic: "true" }],
        [`/dashboard/prompts/${id}/publish`, place],
      ] as const) {
        expect((await client.post(path, { headers, form })).status(), path).toBeGreaterThanOrEqual(403);
        expect((await client.post(`${path}.data`, { headers, form })).status(), path).toBe(403);
      }
      // The visibility switches show the reason.
      for (const path of [
        `/dashboard/prompts/${id}`,
        `/dashboard/prompts/${id}/publish`,
        `/dashboard/prompts/${id}/toggle-public`,
      ]) {
        const page = await client.get(path, { headers });
        expect([page.status(), await page.text()], path).toEqual([200, expect.stringContaining(sentence)]);
      }
    }
    const share = await client.post(`/api/prompts/${id}/share`, { data: { title: "again" } });
    expect(await share.json()).toEqual({ shareId });
    await client.patch(`/api/prompts/${shareId}/edit`, { data: { title: "again" } });
    await client.patch(`/api/prompts/${shareId}/edit`, { data: { title: "" } });
    expect((await (await visit()).get(`/prompts/${shareId}`)).status()).toBe(404);
    expect(await stateOf(client)).toEqual(before);

    const path = `/town-prompts/${id}/delete`;
    for (const nobody of [client, (await member()).client]) {
      expect((await nobody.get(path)).status()).toBe(404);
      expect((await nobody.post(path, { form: { lift: "on" } })).status()).toBe(404);
    }
    const question = await admin.get(path, { headers: { "Accept-Language": "en" } });
    expect([question.status(), await question.text()]).toEqual([
      200,
      expect.stringContaining("Lift this removal?"),
    ]);
    expect((await admin.post(path, { form: { lift: "on" } })).status()).toBe(303);
    expect((await (await visit()).get(`/prompts/${shareId}`)).status()).toBe(404);
    await togglePublic(client, id);
    expect((await (await visit()).get(`/prompts/${shareId}`)).status()).toBe(200);
  },
);

test("an owner's private prompt is neither visible nor removable to an admin", async ({ member, visit }) => {
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
