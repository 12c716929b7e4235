import type { APIRequestContext } from "@playwright/test";

import { expect, setCookies, test } from "../support/clients/clients";
import { fromHere } from "../support/clients/visitor";
import { publishPrompt } from "../support/clients/publish-prompt";
import { refusal } from "../support/factories/library-client";
import { jpeg, joinBytes, png, refusedFiles } from "../support/factories/pictures";

interface Sent {
  id: string;
  file?: Uint8Array;
  fields?: Record<string, string>;
}

/** Sends a picture as an example of a post. */
const send = (client: APIRequestContext, { id, file = jpeg, fields = { alt: "a fox" } }: Sent) =>
  client.post(`/api/my-town-prompts/${id}/examples`, {
    headers: fromHere,
    multipart: {
      ...fields,
      picture: { name: "note.html", mimeType: "text/html", buffer: Buffer.from(file) },
    },
  });

/** A member with a post and the address of its examples. */
async function post(client: APIRequestContext, content = "Draw {{who}}.") {
  const { id, shareId } = await publishPrompt(client, {
    content,
    category: "image",
    subcategory: "イラスト",
  });
  return { id, shareId, path: `/api/my-town-prompts/${id}/examples` };
}

test("examples are added, read, changed, moved and removed by programs", async ({ member, visit }) => {
  const { client } = await member();
  const { id, shareId, path } = await post(client);
  const data = { text: "Once upon a\u200B time", values: { who: "a fox" } };
  const added = await client.post(path, { headers: fromHere, data });
  expect(added.status(), await added.text()).toBe(201);
  const text = await added.json();
  expect(text).toMatchObject({
    kind: "text",
    text: "Once upon a time",
    picture: null,
    values: { who: "a fox" },
  });
  const picture = await (await send(client, { id, fields: { alt: "a fox", "values.who": "a fox" } })).json();
  expect(picture).toMatchObject({
    kind: "picture",
    text: null,
    values: { who: "a fox" },
    picture: { url: `/examples/${picture.id}/picture.webp`, width: 64, height: 48, alt: "a fox" },
  });
  expect(await (await client.get(path)).json()).toEqual({ examples: [text, picture] });
  const moved = await client.post(`${path}/${picture.id}/move`, { headers: fromHere, data: { position: 1 } });
  expect(await moved.json()).toEqual({ examples: [picture, text] });
  const changed = await client.patch(`${path}/${text.id}`, { headers: fromHere, data: { text: "The end" } });
  expect(await changed.json()).toEqual({ ...text, text: "The end" });
  const reader = await visit();
  const shared = await (await reader.get(`/api/prompts/${shareId}`)).json();
  expect(shared.examples).toEqual([picture, { ...text, text: "The end" }]);
  const feed = await (await reader.get("/feeds/image.xml")).text();
  expect(feed).toContain(`/examples/${picture.id}/preview.webp`);
  const removed = await client.delete(`${path}/${text.id}`, { headers: fromHere });
  expect(await removed.json()).toEqual({ deleted: true });
  expect(await refusal(await client.delete(`${path}/${text.id}`, { headers: fromHere }))).toEqual([
    404,
    "example_not_found",
  ]);
});

test("an invalid example is refused by field, and nothing is stored", async ({ member }) => {
  const { client } = await member();
  const { id, path } = await post(client);
  const faults = async (response: Awaited<ReturnType<typeof send>>) => {
    const { code, fields } = await response.json();
    return [response.status(), code, Object.keys(fields ?? {})];
  };
  const asJson = (data: object) => client.post(path, { headers: fromHere, data });
  expect(await faults(await asJson({ text: " ", values: { nobody: "x" }, more: 1 }))).toEqual([
    422,
    "invalid_fields",
    ["text", "more"],
  ]);
  expect(await faults(await asJson({ text: "x", values: { nobody: "x" } }))).toEqual([
    422,
    "invalid_fields",
    ["values.nobody"],
  ]);
  expect(await faults(await send(client, { id, fields: {} }))).toEqual([422, "invalid_fields", ["alt"]]);
  expect(await faults(await send(client, { id, fields: { alt: "x", more: "1" } }))).toEqual([
    422,
    "invalid_fields",
    ["more"],
  ]);
  expect(await (await client.get(path)).json()).toEqual({ examples: [] });
});

test(
  "hostile files are refused as a member's picture is, and a large one by its size",
  { tag: "@promise-21a" },
  async ({ member }) => {
    const { client } = await member();
    const { id, path } = await post(client);
    const statuses: Record<string, number> = { image_unsupported: 415, image_unreadable: 400 };
    for (const [kind, [file, code]] of Object.entries(refusedFiles))
      expect(await refusal(await send(client, { id, file })), kind).toEqual([statuses[code], code]);
    for (const size of [5 * 1024 * 1024 + 1, 12 * 1024 * 1024]) {
      const file = joinBytes(jpeg, new Uint8Array(size - jpeg.length));
      expect(await refusal(await send(client, { id, file }))).toEqual([413, "image_too_large"]);
    }
    expect(await (await client.get(path)).json()).toEqual({ examples: [] });
  },
);

test(
  "a picture is the same for everybody, asked for again each time, and cannot run scripts",
  { tag: "@promise-22b" },
  async ({ member, visit }) => {
    const { client } = await member();
    const { id } = await post(client);
    const { picture } = await (await send(client, { id, file: png({ width: 640, height: 320 }) })).json();
    const reader = await visit();
    const plain = await reader.get(picture.previewUrl);
    expect(plain.headers()).toMatchObject({
      "content-type": "image/webp",
      "content-disposition": 'inline; filename="example.webp"',
      "cache-control": "public, no-cache",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
    });
    expect((await plain.body()).toString("latin1")).toMatch(/^RIFF[^]{4}WEBPVP8/);
    const own = await client.get(picture.previewUrl);
    expect(await own.body()).toEqual(await plain.body());
    expect([...setCookies(plain), ...setCookies(own)]).toEqual([]);
    const known = { "If-None-Match": plain.headers().etag! };
    const again = await reader.get(picture.previewUrl, { headers: known });
    expect([again.status(), await again.text()]).toEqual([304, ""]);
    expect((await reader.get(picture.url)).headers().etag).not.toBe(plain.headers().etag);
    expect(await refusal(await reader.post(picture.url, { data: {} }))).toEqual([405, "method_not_allowed"]);
  },
);

test(
  "a picture is 404 once it is removed, or its prompt is private, out of the town or deleted",
  { tag: "@promise-22b" },
  async ({ member, visit }) => {
    const { client } = await member();
    const reader = await visit();
    const { id, shareId, path } = await post(client);
    const add = async () => (await send(client, { id })).json();
    const [first, second] = [await add(), await add()];
    const { etag } = (await reader.get(second.picture.url)).headers();
    const status = async ({ picture }: { picture: { url: string } }) =>
      (await reader.get(picture.url, { headers: { "If-None-Match": etag! } })).status();
    await client.delete(`${path}/${first.id}`, { headers: fromHere });
    expect([await status(first), await status(second)]).toEqual([404, 304]);
    const toggle = (isPublic: boolean) =>
      client.patch(`/api/prompts/${id}/toggle-public`, { headers: fromHere, data: { isPublic } });
    await toggle(false);
    expect(await status(second)).toBe(404);
    expect((await (await client.get(`/api/prompts/${shareId}`)).json()).examples).toHaveLength(1);
    await toggle(true);
    expect(await status(second)).toBe(304);
    const { undo } = await (await client.delete(`/api/prompts/${id}`, { headers: fromHere })).json();
    expect(await status(second)).toBe(404);
    await client.post(`/api/undo/${undo}`, { headers: fromHere });
    expect(await status(second)).toBe(304);
    await client.delete(`/api/public-prompts/${id}`, { headers: fromHere });
    expect(await status(second)).toBe(404);
    expect(await refusal(await client.get(path))).toEqual([404, "prompt_not_found"]);
  },
);

test(
  "the page of a prompt shows what it made, and its card in other sites is the first picture",
  { tag: "@promise-17a" },
  async ({ member, visit }) => {
    const { client } = await member();
    const { id, shareId, path } = await post(client);
    const hostile = '"><script>alert(1)</script>';
    await client.post(path, { headers: fromHere, data: { text: hostile, values: { who: hostile } } });
    const { picture } = await (await send(client, { id, fields: { alt: hostile } })).json();
    const html = await (await (await visit()).get(`/prompts/${shareId}?lang=en`)).text();
    expect(html).toContain(`src="${picture.previewUrl}"`);
    expect(html).toMatch(new RegExp(`<meta property="og:image" content="http[^"]*${picture.url}"`));
    expect(html).not.toContain("<script>alert(1)");
    const used = /\/prompts\/[^"]+\/use\?example=\w+/.exec(html)![0];
    const form = await (await (await visit()).get(`${used}&lang=en`)).text();
    expect(form).toMatch(/value="&quot;&gt;&lt;script&gt;alert\(1\)&lt;\/script&gt;"/);
  },
);
