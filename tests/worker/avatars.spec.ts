import type { APIRequestContext } from "@playwright/test";

import { expect, sessionUser, setCookies, test } from "../support/clients/clients";
import { refusal } from "../support/factories/library-client";
import {
  jpeg,
  joinBytes,
  photograph,
  png,
  refusedFiles,
  secret,
  takenFiles,
} from "../support/factories/pictures";
import { changeProfile, sendProfile } from "../support/clients/profile-client";

const avatarOf = async (client: APIRequestContext): Promise<string | null> =>
  (await (await client.get("/api/profile")).json()).avatarUrl;

test(
  "pictures are recognized by their bytes, not their names, and served as WebP without metadata",
  { tag: ["@promise-21a", "@promise-22a"] },
  async ({ member, visit }) => {
    const { client } = await member();
    const reader = await visit();
    for (const [kind, file] of Object.entries(takenFiles)) {
      const { avatarUrl } = await changeProfile(client, { file, name: "note.txt", mimeType: "text/html" });
      const bytes = await (await reader.get(avatarUrl)).body();
      expect(bytes.toString("latin1"), kind).toMatch(/^RIFF[^]{4}WEBPVP8/);
      for (const trace of [secret, "Exif", "EXIF", "XMP", "script"])
        expect(bytes.includes(trace), `${trace} in ${kind}`).toBe(false);
    }
  },
);

test(
  "a file that is no picture is refused with a message, whatever its name, and the old picture stays",
  { tag: "@promise-21a" },
  async ({ member, visit }) => {
    const { client } = await member();
    const { avatarUrl } = await changeProfile(client, { file: jpeg, fields: { displayName: "Ada" } });
    const sentences: Record<string, string> = {
      image_unsupported: "This type of picture can’t be used. Please choose a JPEG, PNG or WebP.",
      image_unreadable:
        "We couldn’t read that picture. It is damaged, or wider or taller than 4,096 pixels. Please choose another.",
    };
    const statuses: Record<string, number> = { image_unsupported: 415, image_unreadable: 400 };
    const english = { "Accept-Language": "en", "Sec-Fetch-Site": "same-origin" };
    for (const [kind, [file, code]] of Object.entries(refusedFiles)) {
      const avatar = { name: "picture.png", mimeType: "image/png", buffer: Buffer.from(file) };
      const multipart = { displayName: "Eve", avatar };
      const response = await client.patch("/api/profile", { headers: english, multipart });
      expect([response.status(), await response.json()], kind).toEqual([
        statuses[code],
        { code, error: sentences[code] },
      ]);
    }
    expect(await (await client.get("/api/profile")).json()).toMatchObject({ displayName: "Ada", avatarUrl });
    expect((await (await visit()).get(avatarUrl)).status()).toBe(200);
  },
);

test(
  "a too large picture is refused with a message, by a little and by far",
  { tag: "@promise-21a" },
  async ({ member }) => {
    const { client } = await member();
    const megabyte = 1024 * 1024;
    for (const size of [5 * megabyte + 1, 6 * megabyte, 12 * megabyte, 25 * megabyte]) {
      const file = joinBytes(jpeg, new Uint8Array(size - jpeg.length));
      const response = await sendProfile(client, { file });
      expect([response.status(), await response.json()]).toEqual([
        413,
        { code: "image_too_large", error: "画像が大きすぎます。5MB以下の画像を選んでください。" },
      ]);
    }
    expect(await avatarOf(client)).toBeNull();
    const whole = joinBytes(jpeg, new Uint8Array(5 * megabyte - jpeg.length));
    expect((await sendProfile(client, { file: whole, fields: { displayName: "Ada" } })).status()).toBe(200);
  },
);

test("an empty file field leaves the picture unchanged", async ({ member }) => {
  const { client } = await member();
  const { avatarUrl } = await changeProfile(client, { file: jpeg });
  // As browsers encode it.
  const lines = [
    "--town",
    'Content-Disposition: form-data; name="displayName"',
    "",
    "Ada",
    "--town",
    'Content-Disposition: form-data; name="avatar"; filename=""',
    "Content-Type: application/octet-stream",
    "",
    "",
    "--town--",
    "",
  ];
  const headers = { "Content-Type": "multipart/form-data; boundary=town" };
  const response = await client.patch("/api/profile", { headers, data: Buffer.from(lines.join("\r\n")) });
  expect(await response.json()).toMatchObject({ displayName: "Ada", avatarUrl });
  expect(await refusal(await sendProfile(client, { file: new Uint8Array() }))).toEqual([
    400,
    "image_unreadable",
  ]);
});

test(
  "a picture is the same for everybody, cacheable for good, and cannot run scripts",
  { tag: "@promise-22a" },
  async ({ member, visit }) => {
    const { client } = await member();
    const { avatarUrl } = await changeProfile(client, { file: png() });
    const reader = await visit();
    const plain = await reader.get(avatarUrl);
    expect(plain.headers()).toMatchObject({
      "content-type": "image/webp",
      "content-disposition": 'inline; filename="avatar.webp"',
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
      etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
    });
    expect(plain.headers()).not.toHaveProperty("vary");
    const own = await client.get(avatarUrl, { headers: { "Accept-Language": "es" } });
    expect(await own.body()).toEqual(await plain.body());
    expect([...setCookies(plain), ...setCookies(own)]).toEqual([]);
    const known = { "If-None-Match": plain.headers().etag! };
    const again = await reader.get(avatarUrl, { headers: known });
    expect([again.status(), await again.text()]).toEqual([304, ""]);
    expect(again.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
    const head = await reader.head(avatarUrl);
    expect([head.status(), head.headers()["content-type"], await head.text()]).toEqual([
      200,
      "image/webp",
      "",
    ]);
    expect(await refusal(await reader.post(avatarUrl, { data: {} }))).toEqual([405, "method_not_allowed"]);
  },
);

test(
  "a replaced, removed or invalid picture is 404, and the 404 is not cached",
  { tag: "@promise-22a" },
  async ({ member, visit }) => {
    const { client } = await member();
    const { uid } = await sessionUser(client);
    const { avatarUrl: first } = await changeProfile(client, { file: jpeg });
    const { avatarUrl: second } = await changeProfile(client, { file: jpeg });
    expect(second).not.toBe(first);
    const reader = await visit();
    await expect.poll(async () => (await reader.get(first)).status()).toBe(404);
    expect((await reader.get(second)).status()).toBe(200);
    expect(await changeProfile(client, { fields: { removeAvatar: "true" } })).toMatchObject({
      avatarUrl: null,
    });
    await expect.poll(async () => (await reader.get(second)).status()).toBe(404);
    const hash = "0".repeat(32);
    for (const path of [
      first,
      `/avatars/${uid}/${hash}.webp`,
      `/avatars/${uid}/${hash}.png`,
      `/avatars/${uid}/..%2F${hash}.webp`,
      `/avatars/%2E%2E/${hash}.webp`,
      `/avatars/${uid}/`,
      `/avatars/${uid}`,
      "/avatars",
      `/avatars/${uid}/${hash}.webp/more`,
    ]) {
      const response = await reader.get(path);
      expect(response.status(), path).toBe(404);
      expect(response.headers()["cache-control"], path).toContain("no-store");
      expect(setCookies(response), path).toEqual([]);
    }
  },
);

test("a photograph is upright in a browser @all", async ({ member, page, baseURL }) => {
  const { client } = await member();
  const corners: Record<number, string> = {
    1: "red green blue white",
    3: "white blue green red",
    6: "blue red white green",
    8: "green white red blue",
  };
  await page.goto("/terms");
  for (const [orientation, expected] of Object.entries(corners)) {
    const { avatarUrl } = await changeProfile(client, { file: photograph(Number(orientation)) });
    const seen = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = Object.assign(document.createElement("canvas"), { width: 250, height: 250 });
      const drawing = canvas.getContext("2d")!;
      drawing.drawImage(image, 0, 0);
      const names: Record<string, string> = {
        "255,0,0": "red",
        "0,255,0": "green",
        "0,0,255": "blue",
        "255,255,255": "white",
      };
      const pixels = [
        [12, 12],
        [237, 12],
        [12, 237],
        [237, 237],
      ].map(([x, y]) =>
        drawing
          .getImageData(x!, y!, 1, 1)
          .data.slice(0, 3)
          .map((value) => (value > 127 ? 255 : 0))
          .join(","),
      );
      return {
        size: [image.naturalWidth, image.naturalHeight],
        corners: pixels.map((pixel) => names[pixel]).join(" "),
      };
    }, `${baseURL}${avatarUrl}`);
    expect(seen).toEqual({ size: [250, 250], corners: expected });
  }
});

test("a deleted account's picture is deleted too", { tag: "@promise-29a" }, async ({ member, visit }) => {
  const { client } = await member();
  const { avatarUrl } = await changeProfile(client, { file: jpeg });
  const reader = await visit();
  expect((await reader.get(avatarUrl)).status()).toBe(200);
  expect((await client.post("/api/account/delete")).status()).toBe(200);
  expect((await reader.get(avatarUrl)).status()).toBe(404);
});
