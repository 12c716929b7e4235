import { expect, test } from "../support/clients/clients";
import { createPrompt } from "../support/factories/library-client";
import { keepDraft } from "../support/clients/make-one-of-each";
import { changeProfile } from "../support/clients/profile-client";
import { oEmbedAddress } from "../support/clients/share-client";
import { fromHere, visitor } from "../support/clients/visitor";
import { sendTokenForm } from "../support/clients/token-client";

/** Invisible characters: direction controls, a zero-width space, a soft hyphen and a tag. */
const hidden = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u00AD\uFEFF\u{E0000}-\u{E007F}]/u;
/** Legitimate text with joiners, which stay. */
const family = "👨‍👩‍👧 می‌خواهم";
const odd = (word: string) => `\u202E${word}\u2066\u200B ${family}\u00AD\u{E0041}`;
const clean = (word: string) => `${word} ${family}`;

const title = clean("letter");

test("names are stored without invisible characters", { tag: "@promise-17b" }, async ({ member }) => {
  const { client } = await member();
  const folder = await (await client.post("/api/folders", { data: { name: odd("work") } })).json();
  expect(folder.name).toBe(clean("work"));
  const renamed = await client.patch(`/api/folders/${folder.id}`, { data: { name: odd("home") } });
  expect((await renamed.json()).name).toBe(clean("home"));
  const variable = {
    name: odd("n"),
    label: odd("l"),
    question: odd("q"),
    kind: "text",
    required: false,
    value: odd("v"),
  };
  const variables = [{ ...variable, options: [odd("o"), odd("p")] }];
  const made = await createPrompt(client, { tags: [odd("one"), odd("two")], variables });
  expect(made.tags.slice(1)).toEqual([clean("one"), clean("two")]);
  const data = { tags: [odd("three")] };
  const { tags } = await (await client.patch(`/api/prompts/${made.id}`, { data })).json();
  expect(tags.slice(1)).toEqual([clean("three")]);
  const profile = await changeProfile(client, {
    fields: { displayName: odd("Ada"), profileBio: odd("writes") },
  });
  expect(profile).toMatchObject({ displayName: clean("Ada"), profileBio: clean("writes") });
  await sendTokenForm(client, { name: odd("backup") });
  const settings = await (await client.get("/profile")).text();
  expect(settings).toContain(clean("backup"));
  expect(settings).not.toMatch(hidden);
});

test(
  "titles and descriptions have no invisible characters, typed or made of a purpose, a prompt and tags",
  { tag: "@promise-17b" },
  async ({ member }) => {
    const { client } = await member();
    const texts = {
      originalInput: odd("letter"),
      content: `- ${odd("tone")}: x\n{{${odd("name")}}}`,
      tags: [odd("post")],
    };
    const place = { category: "communication", subcategory: "文章作成" };
    const ids = [];
    for (let count = 0; count < 3; count += 1) ids.push((await createPrompt(client, texts)).id);
    const [typed, shared, published] = ids;
    await client.post(`/api/prompts/${typed}/share`, {
      data: { title: odd("letter"), description: odd("for you") },
    });
    await client.post(`/api/prompts/${shared}/share`, { data: { generateAuto: true } });
    await client.post(`/api/prompts/${published}/publish-to-town`, {
      data: { ...place, generateAuto: true },
    });
    const described = await client.post(`/api/prompts/${typed}/generate-title-description`, { data: {} });
    const responses = [await described.json(), ...(await (await client.get("/api/prompts")).json())];
    expect(responses).toHaveLength(4);
    for (const response of responses) {
      expect(response.title).toBe(title);
      expect(response.description).toContain(family);
      expect(`${response.description} ${response.tags}`).not.toMatch(hidden);
    }
  },
);

test("a draft whose purpose has invisible characters is saved with clean tags, and shared with a clean title", async ({
  member,
  visit,
  baseURL,
}) => {
  const { client } = await member();
  const draft = await keepDraft(client, odd("議事録"));
  const [{ id: folderId }] = await (await client.get("/api/folders")).json();
  const saved = await client.post(`/generate/${draft}/save`, {
    headers: { ...fromHere, ...visitor() },
    form: { content: "x", folderId },
  });
  expect(saved.status()).toBe(303);
  const [{ id, tags }] = await (await client.get("/api/prompts")).json();
  expect(String(tags)).not.toMatch(hidden);
  const { shareId } = await (
    await client.post(`/api/prompts/${id}/share`, { data: { title: "a", description: "b" } })
  ).json();
  await client.patch(`/api/prompts/${shareId}/edit`, { data: { title: "", description: "" } });
  const reader = await visit();
  const page = await (await reader.get(`/prompts/${shareId}`)).text();
  const heads = page.match(/<title>[^<]*|<meta [^>]*(?:title|description)[^>]*>/g)!;
  expect(heads.length).toBeGreaterThan(3);
  expect(heads.join("\n")).toContain(clean("議事録"));
  expect(heads.join("\n")).not.toMatch(hidden);
  const embed = await (await reader.get(oEmbedAddress(`${baseURL}/prompts/${shareId}`))).json();
  expect(embed.title).toBe(clean("議事録"));
});
