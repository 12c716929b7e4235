import { expect, test } from "vitest";

import { typeTags } from "~/domain/prompt-use";

import { hostileTexts } from "../../../tests/support/factories/hostile-texts";
import { linkIn, oEmbed } from "./oembed";
import type { SharedPrompt } from "./responses";

const origin = "https://town.example";
const prompt: SharedPrompt = {
  shareId: "abcdefghijkl",
  title: "Letters",
  description: null,
  originalInput: "a letter",
  content: "Write it.",
  variables: [],
  tags: [],
  type: typeTags.text,
  isPublic: true,
  createdAt: new Date(0),
  updatedAt: new Date(0),
  version: null,
  hasNewer: false,
  language: null,
  versions: {},
};
const plain = { origin, product: "Prompt Town", maxWidth: null, maxHeight: null };

test("a shared prompt is rich content by the oEmbed standard, with all required fields", () => {
  expect(oEmbed(prompt, { ...plain, authorName: "Ada" })).toEqual({
    version: "1.0",
    type: "rich",
    title: "Letters",
    author_name: "Ada",
    provider_name: "Prompt Town",
    provider_url: "https://town.example/",
    cache_age: 300,
    width: 600,
    height: 400,
    html: expect.stringContaining('<iframe src="https://town.example/embed/abcdefghijkl" '),
  });
});

test("a hidden author is left out, and the purpose replaces a missing title", () => {
  const { title, ...embed } = oEmbed({ ...prompt, title: null }, { ...plain, authorName: null });
  expect(title).toBe("a letter");
  expect(embed).not.toHaveProperty("author_name");
});

test("the frame is no larger than the requested maximum, and no larger than ours", () => {
  for (const [maxWidth, maxHeight, width, height] of [
    [320, 200, 320, 200],
    [1, 1, 1, 1],
    [9_999, 9_999, 600, 400],
    [300, null, 300, 400],
    [null, 300, 600, 300],
  ] as const) {
    const embed = oEmbed(prompt, { ...plain, maxWidth, maxHeight });
    expect(embed).toMatchObject({ width, height });
    expect(embed.html).toContain(` width="${width}" height="${height}" `);
  }
});

test("WordPress finds its allowed elements: a blockquote with a link, then a frame without a border", () => {
  const { html } = oEmbed(prompt, plain);
  expect(html).toMatch(
    /^<blockquote class="wp-embedded-content" hidden><a href="https:\/\/town\.example\/prompts\/abcdefghijkl">Letters<\/a><\/blockquote><iframe [^<>]*><\/iframe>$/,
  );
  for (const attribute of [
    'class="wp-embedded-content"',
    'frameborder="0"',
    'marginwidth="0"',
    'marginheight="0"',
  ])
    expect(/<iframe [^>]*>/.exec(html)![0]).toContain(attribute);
});

/** HTML after another, needless decoding. */
const decoded = (html: string) =>
  html
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

test("no title opens a tag or ends an attribute, however often its HTML is decoded", () => {
  const tagsOf = (html: string) => html.match(/[<>"']/g)!.length;
  const expected = tagsOf(oEmbed(prompt, plain).html);
  for (const title of [...hostileTexts, "Q&amp;amp;A &amp;lt;b&amp;gt;"]) {
    const embed = oEmbed({ ...prompt, title }, plain);
    let { html } = embed;
    for (let times = 0; times < 4; times += 1) {
      expect(tagsOf(html), html).toBe(expected);
      html = decoded(html);
    }
    expect(embed.title).toBe(title);
  }
});

test("only the address of a shared prompt on this site is accepted", () => {
  for (const address of [
    "https://town.example/prompts/abcdefghijkl",
    "https://town.example/prompts/abcdefghijkl/",
    "https://town.example/prompts/abcdefghijkl?utm_source=x#top",
    "HTTPS://TOWN.EXAMPLE/prompts/abcdefghijkl",
    "https://town.example:443/prompts/abcdefghijkl",
  ])
    expect(linkIn(address, origin)?.shareId, address).toBe("abcdefghijkl");
  for (const address of [
    "",
    "abcdefghijkl",
    "/prompts/abcdefghijkl",
    "http://town.example/prompts/abcdefghijkl",
    "https://evil.example/prompts/abcdefghijkl",
    "https://town.example.evil.example/prompts/abcdefghijkl",
    "https://town.example@evil.example/prompts/abcdefghijkl",
    "https://evil.example/?https://town.example/prompts/abcdefghijkl",
    "https://town.example/prompts/abcdefghijkl/edit",
    "https://town.example/embed/abcdefghijkl",
    "https://town.example/prompts/short",
    "https://town.example/prompts/abcdefghijkl%2Fedit",
    "javascript:alert(1)",
  ])
    expect(linkIn(address, origin), address).toBeNull();
});
