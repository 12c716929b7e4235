import type { APIRequestContext } from "@playwright/test";

import { expect, sessionUser, test } from "../support/clients/clients";
import { publishPrompt, uniqueWord } from "../support/clients/publish-prompt";
import { hideProfile, showProfile } from "../support/clients/share-client";
import { sharePrompt, togglePublic } from "../support/clients/share-prompt";
import { fromHere, visitor } from "../support/clients/visitor";

const send = (client: APIRequestContext, method: string, path: string, data?: object) =>
  client.fetch(path, { method, data, headers: { ...fromHere, ...visitor() } });

async function read(client: APIRequestContext, path: string) {
  const response = await client.get(path, { headers: visitor() });
  expect(response.status(), `${path} ${await response.text()}`).toBe(200);
  return response;
}

/** Copies a shared prompt with changes, and publishes the copy. */
async function remix(client: APIRequestContext, shareId: string, changes: object, title: string) {
  const made = await send(client, "POST", `/api/prompts/${shareId}/remix`, changes);
  expect(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()) as { id: string };
  const place = { category: "communication", subcategory: "文章作成", title, description: title };
  const published = await send(client, "POST", `/api/prompts/${id}/publish-to-town`, place);
  expect(published.status(), await published.text()).toBe(200);
  return { id, shareId: ((await published.json()) as { shareId: string }).shareId };
}

test(
  "a public profile has a page, a feed, JSON and a place in the sitemap; a hidden one has none",
  { tag: "@promise-14d" },
  async ({ member, visit }) => {
    const [{ client }, reader] = [await member(), await visit()];
    const name = `name-${uniqueWord()}`;
    const { uid } = await sessionUser(client);
    const { shareId } = await publishPrompt(client, { title: `title-${uniqueWord()}` });
    const addresses = [
      `/people/${uid}`,
      `/people/${uid}.data`,
      `/feeds/people/${uid}.xml`,
      `/api/people/${uid}`,
      `/api/people/${uid}/prompts`,
    ];
    const statuses = async (who: APIRequestContext) =>
      Promise.all(addresses.map(async (path) => (await who.get(path, { headers: visitor() })).status()));
    const none = addresses.map(() => 404);
    expect(await statuses(reader)).toEqual(none);
    await showProfile(client, name, "Writes <b>letters</b>.");
    expect(await statuses(reader)).toEqual(addresses.map(() => 200));
    const html = await (await read(reader, `/people/${uid}`)).text();
    expect(html).toContain(`<h1`);
    for (const shown of [name, `href="/prompts/${shareId}`, `"@type":"Person"`, `property="og:title"`])
      expect(html).toContain(shown);
    expect(html).not.toContain("<b>letters</b>");
    expect(await (await read(reader, `/feeds/people/${uid}.xml`)).text()).toContain(`/prompts/${shareId}`);
    expect(await (await read(reader, `/api/people/${uid}`)).json()).toMatchObject({
      id: uid,
      displayName: name,
      posts: 1,
    });
    const page = await (await read(reader, `/api/people/${uid}/prompts`)).json();
    expect(page).toMatchObject({ prompts: [{ shareId, originalCreatorId: uid }], pagination: { total: 1 } });
    expect(await (await read(reader, "/sitemaps/people-1.xml")).text()).toContain(`/people/${uid}<`);
    await hideProfile(client);
    expect(await statuses(reader)).toEqual(none);
    expect(await statuses(client)).toEqual(none);
    expect(await (await read(reader, "/sitemaps/people-1.xml")).text()).not.toContain(uid);
  },
);

test(
  "a remix names its source and is named by it while both are listed, and nobody fakes a credit",
  { tag: "@promise-14c" },
  async ({ member, visit }) => {
    const [ada, ben, reader] = [await member(), await member(), await visit()];
    await showProfile(ada.client, "Ada");
    const [first, second] = [`first-${uniqueWord()}`, `second-${uniqueWord()}`];
    const original = await publishPrompt(ada.client, { content: "one two three", title: first });
    const own = await remix(ben.client, original.shareId, { content: "one 2 three" }, second);
    const family = `/prompts/${original.shareId}/remixes`;
    const tells = async (path: string) => (await read(reader, path)).text();
    expect(await tells(`/prompts/${own.shareId}`)).toContain(first);
    expect(await tells(`/prompts/${original.shareId}`)).toContain(second);
    expect(await tells(family)).toContain(second);
    const compared = await tells(`/prompts/${own.shareId}/compare`);
    expect(compared).toMatch(/<del[^>]*>two<\/del>/);
    expect(compared).toMatch(/<ins[^>]*>2<\/ins>/);
    expect(await (await read(reader, `/api${family}`)).json()).toMatchObject({
      ancestors: [],
      total: 1,
      remixes: [{ shareId: own.shareId, title: second }],
    });
    // A credit is no field of any call.
    const alone = await publishPrompt(ben.client);
    for (const data of [{ remixOf: original.id }, { basedOn: original.shareId }]) {
      const response = await send(ben.client, "PATCH", `/api/prompts/${alone.id}`, data);
      expect([response.status(), (await response.json()).code]).toEqual([422, "invalid_fields"]);
    }
    await togglePublic(ada.client, original.id);
    expect(await tells(`/prompts/${own.shareId}`)).not.toContain(first);
    expect(await tells(`/api/prompts/${own.shareId}/remixes`)).not.toContain(first);
    expect((await reader.get(`/prompts/${own.shareId}/compare`, { headers: visitor() })).status()).toBe(404);
    expect((await reader.get(family, { headers: visitor() })).status()).toBe(404);
    const denied = await send(ben.client, "POST", `/api/prompts/${original.shareId}/remix`, {});
    expect([denied.status(), (await denied.json()).code]).toEqual([404, "prompt_not_found"]);
  },
);

test(
  "a member's follows are private, and the followed posts are one list",
  { tag: "@promise-14d" },
  async ({ member, visit }) => {
    const [ada, ben] = [await member(), await member()];
    await showProfile(ada.client, "Ada");
    const { uid } = await sessionUser(ada.client);
    const { shareId } = await publishPrompt(ada.client);
    const target = { kind: "person", target: uid };
    const followed = await send(ben.client, "POST", "/api/follows", target);
    expect([followed.status(), (await followed.json()).follows]).toEqual([
      200,
      [{ ...target, displayName: "Ada", isHidden: false }],
    ]);
    expect(await (await read(ben.client, "/api/follows/prompts")).json()).toMatchObject({
      prompts: [{ shareId }],
      next: null,
    });
    for (const path of ["/api/follows", "/api/follows/prompts"])
      expect((await (await visit()).get(path, { headers: visitor() })).status()).toBe(401);
    expect(await (await read(ada.client, "/api/follows")).json()).toEqual({ follows: [] });
    for (const [data, code, status] of [
      [{ kind: "person", target: "nobody" }, "member_not_found", 404],
      [{ kind: "category", target: "cooking" }, "invalid_fields", 422],
    ] as const) {
      const response = await send(ben.client, "POST", "/api/follows", data);
      expect([response.status(), (await response.json()).code]).toEqual([status, code]);
    }
    const ended = await send(ben.client, "DELETE", `/api/follows/person/${uid}`);
    expect([ended.status(), await ended.json()]).toEqual([200, { follows: [] }]);
    expect((await send(ben.client, "DELETE", "/api/follows/category/cooking")).status()).toBe(404);
  },
);

test(
  "a prompt shared only by its link is remixed, but not named",
  { tag: "@promise-14c" },
  async ({ member, visit }) => {
    const [ada, ben] = [await member(), await member()];
    const title = `title-${uniqueWord()}`;
    const { shareId } = await sharePrompt(ada.client, { title });
    const own = await remix(ben.client, shareId, { content: "other" }, "mine");
    const html = await (await read(await visit(), `/prompts/${own.shareId}`)).text();
    expect(html).not.toContain(title);
    expect(html).not.toContain(shareId);
  },
);
