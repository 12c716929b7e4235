import { expect, test } from "../support/clients/clients";
import { plainResponse } from "../support/clients/plain-response";
import { addressesOf, cookieless } from "../support/clients/share-client";
import { sharePrompt, togglePublic } from "../support/clients/share-prompt";

const unknown = "0".repeat(22);
const secret = "誰にも見せない献立";

test(
  "a private prompt is 404 everywhere at once, to all but its owner, and cached copies are invalid",
  { tag: "@promise-16a" },
  async ({ member, visit, baseURL }) => {
    const { client } = await member();
    const { id, shareId } = await sharePrompt(client, { originalInput: secret, content: secret });
    const others = [await visit(), (await member()).client];
    const addresses = addressesOf(shareId, baseURL!);
    const tags = new Map<string, string>();
    const telling: string[] = [];
    for (const address of addresses) {
      const response = await others[0]!.get(address);
      expect(response.status(), address).toBe(200);
      tags.set(address, response.headers().etag ?? `"${unknown}"`);
      if ((await response.text()).includes(secret)) telling.push(address);
    }
    // All but the picture show it while it is public.
    expect(telling.length).toBeGreaterThan(3);
    for (let round = 0; round < 2; round += 1) {
      await togglePublic(client, id);
      for (const address of addresses)
        for (const other of others)
          for (const known of ["", tags.get(address)!]) {
            const response = await other.get(address, { headers: { "If-None-Match": known } });
            expect(response.status(), address).toBe(404);
            expect(await response.text(), address).not.toContain(secret);
            expect(response.headers().etag, address).toBeUndefined();
            expect(response.headers()["cache-control"], address).toContain("no-store");
          }
      const alike = cookieless(shareId, baseURL!);
      for (const address of addresses)
        expect((await client.get(address)).status(), address).toBe(alike.includes(address) ? 404 : 200);
      await togglePublic(client, id);
      for (const address of addresses) expect((await others[0]!.get(address)).status(), address).toBe(200);
    }
  },
);

test(
  "a private prompt and an unknown one get the same response",
  { tag: "@promise-19a" },
  async ({ member, visit, baseURL }) => {
    const { client } = await member();
    const { id, shareId } = await sharePrompt(client);
    await togglePublic(client, id);
    for (const who of [await visit(), (await member()).client]) {
      const orphaned = addressesOf(unknown, baseURL!);
      for (const [index, address] of addressesOf(shareId, baseURL!).entries()) {
        const theirs = await plainResponse(await who.get(address), shareId);
        expect(theirs, address).toEqual(await plainResponse(await who.get(orphaned[index]!), unknown));
      }
    }
  },
);

test("a deleted prompt is 404 everywhere, to its owner too", async ({ member, baseURL }) => {
  const { client } = await member();
  const { id, shareId } = await sharePrompt(client);
  await client.delete(`/api/prompts/${id}`);
  for (const address of addressesOf(shareId, baseURL!))
    expect((await client.get(address)).status(), address).toBe(404);
});

test("an unshared prompt has no page, not under its id either", async ({ member, baseURL }) => {
  const { client } = await member();
  const { id } = await sharePrompt(client);
  for (const address of addressesOf(id, baseURL!))
    expect((await client.get(address)).status(), address).toBe(404);
});

test("a private page is its owner's: noindex, and without a canonical address", async ({ member }) => {
  const { client } = await member();
  const { id, path } = await sharePrompt(client);
  const page = async () => (await client.get(path)).text();
  expect(await page()).toMatch(/<link rel="canonical"/);
  await togglePublic(client, id);
  expect(await page()).toMatch(/<meta name="robots" content="noindex"/);
  expect(await page()).not.toMatch(/<link rel="canonical"/);
  expect(await page()).toContain("非公開");
});
