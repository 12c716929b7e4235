import { expect, test } from "../support/clients/clients";
import { refusal } from "../support/factories/library-client";
import { sharePrompt, togglePublic } from "../support/clients/share-prompt";

/** Width and height from a PNG's first chunk. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test("a shared prompt has a preview picture: the same for everybody, and new for a new title", async ({
  member,
  visit,
}) => {
  const { client } = await member();
  const { shareId } = await sharePrompt(client, { title: "商店街の案内文を、近所の人に" });
  const reader = await visit();
  const address = `/pictures/${shareId}.png`;
  const first = await reader.get(address);
  expect(first.headers()).toMatchObject({ "content-type": "image/png", "cache-control": "public, no-cache" });
  expect(first.headers()["set-cookie"]).toBeUndefined();
  expect(sizeOf(await first.body())).toEqual([1200, 630]);
  const again = await client.get(`${address}?v=1`, { headers: { "Accept-Language": "es" } });
  expect((await again.body()).equals(await first.body())).toBe(true);
  const known = await reader.get(address, { headers: { "If-None-Match": first.headers().etag! } });
  expect(known.status()).toBe(304);

  await client.patch(`/api/prompts/${shareId}/edit`, { data: { title: "別の題" } });
  const renamed = await reader.get(address, { headers: { "If-None-Match": first.headers().etag! } });
  expect(renamed.status()).toBe(200);
  expect((await renamed.body()).equals(await first.body())).toBe(false);
});

test("home and town have a preview picture in each language, the same for everybody", async ({
  visit,
  member,
}) => {
  const reader = await visit();
  const { client } = await member();
  const seen = new Set<string>();
  for (const page of ["home", "town"])
    for (const language of ["ja", "en", "es"]) {
      const address = `/pictures/${page}.${language}.png`;
      const first = await reader.get(address);
      expect(first.headers(), address).toMatchObject({
        "content-type": "image/png",
        "cache-control": "public, no-cache",
      });
      expect(first.headers()["set-cookie"]).toBeUndefined();
      expect(sizeOf(await first.body())).toEqual([1200, 630]);
      const etag = first.headers().etag!;
      seen.add(etag);
      const again = await client.get(address, { headers: { "If-None-Match": etag } });
      expect(again.status()).toBe(304);
    }
  expect(seen.size).toBe(6);
});

test(
  "a private prompt has no preview picture from then on, nor has an unknown one",
  { tag: "@promise-16a" },
  async ({ member, visit }) => {
    const { client } = await member();
    const { id, shareId } = await sharePrompt(client, { title: "街" });
    const reader = await visit();
    const address = `/pictures/${shareId}.png`;
    const { etag } = (await reader.get(address)).headers();
    await togglePublic(client, id);
    for (const asking of [reader, client])
      expect(await refusal(await asking.get(address, { headers: { "If-None-Match": etag! } }))).toEqual([
        404,
        "prompt_not_found",
      ]);
    for (const [path, code] of [
      [`/pictures/${"0".repeat(22)}.png`, "prompt_not_found"],
      [`/pictures/${shareId}`, "not_found"],
      [`/pictures/${shareId}.svg`, "not_found"],
      ["/pictures/home.fr.png", "not_found"],
      ["/pictures/generate.ja.png", "not_found"],
      ["/pictures/..%2F..%2Fsecret.png", "not_found"],
    ] as const)
      expect(await refusal(await reader.get(path)), path).toEqual([404, code]);
    expect((await reader.post(address, { data: {} })).status()).toBe(405);
  },
);
