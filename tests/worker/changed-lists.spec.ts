import type { APIRequestContext } from "@playwright/test";

import { expect, sessionUser, test } from "../support/clients/clients";
import { createPrompt } from "../support/clients/create-prompt";
import { publishPrompt, uniquePurpose, uniqueWord } from "../support/clients/publish-prompt";
import { refreshSearch } from "../support/clients/run-schedule";
import { hideProfile, showProfile } from "../support/clients/share-client";
import { togglePublic } from "../support/clients/share-prompt";
import { makeToken, withToken } from "../support/clients/token-client";
import { fromHere } from "../support/clients/visitor";

/** The text of an address, which is the same when it is asked for again. */
async function readTwice(client: APIRequestContext, address: string, headers: Record<string, string> = {}) {
  const [first, again] = [await client.get(address, { headers }), await client.get(address, { headers })];
  for (const name of ["etag", "link", "x-total-count", "cache-control", "content-type"])
    expect(again.headers()[name], name).toBe(first.headers()[name]);
  const text = await first.text();
  expect(await again.text(), address).toBe(text);
  return text;
}

test("a public list shows each change at once, and nothing of what is private now", async ({
  member,
  visit,
}) => {
  const { client } = await member();
  const reader = await visit();
  const [word, changed] = [uniqueWord(), uniqueWord()];
  const search = `/api/public-prompts?search=${word}`;
  expect(await readTwice(reader, search)).toContain('"total":0');
  const { id, shareId } = await publishPrompt(client, { originalInput: word, title: word });
  await refreshSearch(reader);
  expect(await readTwice(reader, search)).toContain(shareId);
  const family = `/api/prompts/${shareId}/remixes`;
  expect(await readTwice(reader, family)).toContain(word);
  await client.patch(`/api/prompts/${shareId}/edit`, { headers: fromHere, data: { title: changed } });
  expect(await (await reader.get(family)).text()).toContain(changed);
  expect(await (await reader.get(search)).text()).toContain(changed);
  await togglePublic(client, id);
  expect((await reader.get(family)).status()).toBe(404);
  expect(await (await reader.get(search)).text()).not.toContain(shareId);
});

test("a library shows each change at once, to its owner only", async ({ member }) => {
  const [owner, other] = [await member(), await member()];
  const { token } = await makeToken(owner.client);
  const address = "/api/prompts?size=10";
  for (const headers of [{}, withToken(token)] as Record<string, string>[]) {
    const purpose = uniquePurpose();
    const read = async () => (await owner.client.get(address, { headers })).text();
    await readTwice(owner.client, address, headers);
    const { id } = await createPrompt(owner.client, { originalInput: purpose });
    expect(await readTwice(owner.client, address, headers)).toContain(purpose);
    expect(await readTwice(other.client, address)).not.toContain(purpose);
    await owner.client.patch(`/api/prompts/${id}`, { headers: fromHere, data: { tags: ["changed here"] } });
    expect(await read()).toContain("changed here");
    await owner.client.delete(`/api/prompts/${id}`, { headers: fromHere });
    expect(await read()).not.toContain(purpose);
  }
});

test("a page and the whole library are told apart, in whichever order they are asked for", async ({
  member,
}) => {
  const { client } = await member();
  for (let count = 0; count < 14; count += 1) await createPrompt(client, { originalInput: uniquePurpose() });
  const lists = { "/api/prompts?page=1": 10, "/api/prompts": 14, "/api/prompts?size=10": 10 };
  for (let count = 0; count < 3; count += 1)
    for (const [address, length] of Object.entries(lists)) {
      const responses = [await client.get(address), await client.get(address)];
      for (const response of responses) expect(await response.json(), address).toHaveLength(length);
    }
});

test("a member's shelf, posts and public lists show each change at once, to them only", async ({
  member,
  visit,
}) => {
  const [author, reader] = [await member(), await member()];
  const visitor = await visit();
  const { uid } = await sessionUser(author.client);
  await showProfile(author.client, "Ada", "");
  const word = uniqueWord();
  const { id, shareId } = await publishPrompt(author.client, { title: word });
  await refreshSearch(visitor);
  const family = `/api/prompts/${shareId}/remixes`;
  const lists = {
    public: `/api/public-prompts?search=${word}`,
    shelf: "/api/shelf",
    posts: "/api/my-town-prompts",
    ofAuthor: `/api/people/${uid}/prompts`,
  };
  expect(await readTwice(reader.client, lists.shelf)).not.toContain(shareId);
  expect(await readTwice(author.client, lists.posts)).toContain('"saves":0');
  expect(await readTwice(visitor, lists.ofAuthor)).toContain('"saves":0');
  expect(await readTwice(reader.client, lists.public)).not.toContain('"isSaved":true');
  expect(await readTwice(visitor, lists.public)).not.toContain('"isSaved":true');
  expect((await reader.client.put(`/api/shelf/${shareId}`)).ok()).toBe(true);
  expect(await readTwice(reader.client, lists.shelf)).toContain(shareId);
  expect(await readTwice(author.client, lists.posts)).toContain('"saves":1');
  expect(await readTwice(reader.client, lists.public)).toContain('"isSaved":true');
  expect(await readTwice(visitor, lists.public)).not.toContain('"isSaved":true');
  expect(await readTwice(visitor, lists.ofAuthor)).toContain('"saves":1');
  await hideProfile(author.client);
  expect((await visitor.get(lists.ofAuthor)).status()).toBe(404);
  await readTwice(author.client, family);
  await togglePublic(author.client, id);
  expect(await (await reader.client.get(lists.shelf)).text()).not.toContain(shareId);
  expect(await (await reader.client.get(lists.public)).text()).not.toContain(shareId);
  expect(await readTwice(author.client, family)).toContain('"total":0');
  expect((await reader.client.get(family)).status()).toBe(404);
});

test("a list is revalidated by its ETag, and refused to a visitor", async ({ member, visit }) => {
  const { client } = await member();
  await createPrompt(client, { originalInput: uniquePurpose() });
  const address = "/api/prompts?size=10";
  await readTwice(client, address);
  const { etag } = (await client.get(address)).headers();
  const known = await client.get(address, { headers: { "If-None-Match": etag! } });
  expect([known.status(), await known.text()]).toEqual([304, ""]);
  expect((await (await visit()).get(address)).status()).toBe(401);
});
