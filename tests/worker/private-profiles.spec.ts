import type { APIRequestContext } from "@playwright/test";

import { expect, sessionUser, test } from "../support/clients/clients";
import { jpeg } from "../support/factories/pictures";
import { changeProfile } from "../support/clients/profile-client";
import { publishPrompt, uniqueWord } from "../support/clients/publish-prompt";
import { refreshSearch } from "../support/clients/run-schedule";
import { addressesOf } from "../support/clients/share-client";

/** Sets up a member whose profile shows every part, each unique. */
async function showAll(client: APIRequestContext) {
  const word = uniqueWord();
  const fields = {
    displayName: `name-${word}`,
    profileBio: `bio-${word}`,
    twitterUrl: `https://x.com/${word}`,
    facebookUrl: `https://facebook.com/${word}`,
    instagramUrl: `https://instagram.com/${word}`,
    githubUrl: `https://github.com/${word}`,
    websiteUrl: `https://${word}.example/`,
    isPublic: "true",
  };
  const { avatarUrl } = await changeProfile(client, { fields, file: jpeg });
  const { uid } = await sessionUser(client);
  return { word, avatarUrl, uid, displayName: fields.displayName };
}

/** Every address that shows a published prompt or news of the town; `search` finds the prompt among all others. */
const everyAddress = (shareId: string, baseURL: string, search: string): string[] => [
  ...addressesOf(shareId, baseURL),
  `/prompts/${shareId}/save`,
  `/embed/${shareId}?lang=es`,
  "/town-prompts",
  `/town-prompts?search=${search}`,
  `/town-prompts.data?search=${search}`,
  "/town-prompts?category=communication",
  "/api/public-prompts",
  `/api/public-prompts?search=${search}`,
  "/api/public-prompts?category=communication",
  "/feeds/all.xml",
  "/feeds/communication.xml",
  "/sitemap.xml",
  "/sitemaps/town-1.xml",
];

/** Addresses of the owner only. */
const ownAddresses = (search: string): string[] => [
  `/my-town-prompts?search=${search}`,
  `/my-town-prompts.data?search=${search}`,
  `/api/my-town-prompts?search=${search}`,
  "/api/prompts",
  "/dashboard",
];

async function publish(client: APIRequestContext, options: { showProfile?: boolean } = {}) {
  const search = uniqueWord();
  const published = await publishPrompt(client, { originalInput: `the wish ${search}`, ...options });
  await refreshSearch(client);
  return { ...published, search };
}

type Shown = Awaited<ReturnType<typeof showAll>>;

/** The addresses with any part of the profile in their response. */
async function traces(client: APIRequestContext, addresses: string[], { word, avatarUrl, uid }: Shown) {
  const texts = await Promise.all(addresses.map(async (address) => (await client.get(address)).text()));
  return addresses.filter((_, index) =>
    [word, avatarUrl, uid].some((trace) => texts[index]!.includes(trace)),
  );
}

const oEmbedIn = (addresses: string[]): string => addresses.find((address) => address.startsWith("/oembed"))!;

test(
  "a hidden profile is in no page, feed, widget, oEmbed response or JSON, and returns when public",
  { tag: "@promise-16a" },
  async ({ member, visit, baseURL }) => {
    const { client } = await member();
    const shown = await showAll(client);
    const { shareId, search } = await publish(client);
    const reader = await visit();
    const addresses = everyAddress(shareId, baseURL!, search);
    const showing = [
      `/prompts/${shareId}`,
      `/prompts/${shareId}.data`,
      `/api/prompts/${shareId}`,
      `/town-prompts?search=${search}`,
      `/api/public-prompts?search=${search}`,
      oEmbedIn(addresses),
    ];
    const authorOf = async () => (await (await reader.get(oEmbedIn(addresses))).json()).author_name;
    expect(await traces(reader, addresses, shown)).toEqual(expect.arrayContaining(showing));
    expect(await authorOf()).toBe(shown.displayName);

    await client.patch("/api/profile", { data: { isPublic: false } });
    expect(await traces(reader, addresses, shown)).toEqual([]);
    expect(await traces((await member()).client, addresses, shown)).toEqual([]);
    expect(await authorOf()).toBeUndefined();
    await expect.poll(async () => (await reader.get(shown.avatarUrl)).status()).toBe(404);

    await client.patch("/api/profile", { data: { isPublic: true } });
    expect(await traces(reader, addresses, shown)).toEqual(expect.arrayContaining(showing));
  },
);

test("a member's hidden profile is not shown with their prompts to themselves either", async ({
  member,
  baseURL,
}) => {
  const { client } = await member();
  const shown = await showAll(client);
  const { shareId, search } = await publish(client);
  const addresses = [...everyAddress(shareId, baseURL!, search), ...ownAddresses(search)];
  expect(await traces(client, addresses, { ...shown, uid: "no id at all" })).not.toEqual([]);
  await client.patch("/api/profile", { data: { isPublic: false } });
  // Their own id is theirs to see.
  expect(await traces(client, addresses, { ...shown, uid: "no id at all" })).toEqual([]);
  const hidden = await (await client.get(`/api/prompts/${shareId}`)).json();
  expect(hidden).toMatchObject({ creator: null, isOwner: true });
});

test("an anonymous publication reveals no maker, though their profile is public", async ({
  member,
  visit,
  baseURL,
}) => {
  const { client } = await member();
  const shown = await showAll(client);
  const { shareId, search } = await publish(client, { showProfile: false });
  const addresses = everyAddress(shareId, baseURL!, search);
  const others = [await visit(), (await member()).client];
  for (const other of others) expect(await traces(other, addresses, shown)).toEqual([]);
  // The control: a prompt published with its maker does reveal them at the same addresses.
  const named = await publish(client);
  for (const other of others)
    expect(await traces(other, everyAddress(named.shareId, baseURL!, named.search), shown)).not.toEqual([]);
});

test("a hidden profile invalidates cached responses of earlier readers", async ({
  member,
  visit,
  baseURL,
}) => {
  const { client } = await member();
  const shown = await showAll(client);
  const { shareId } = await publish(client);
  const reader = await visit();
  const oEmbed = oEmbedIn(addressesOf(shareId, baseURL!));
  const etag = (await reader.get(oEmbed)).headers().etag!;
  await client.patch("/api/profile", { data: { isPublic: false } });
  const response = await reader.get(oEmbed, { headers: { "If-None-Match": etag } });
  expect(response.status()).toBe(200);
  expect(await response.text()).not.toContain(shown.word);
});
