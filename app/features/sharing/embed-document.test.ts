import { expect, test } from "vitest";

import { typeTags } from "~/domain/prompt-use";

import { embedDocument, embedStyle } from "./embed-document";
import { hostileTexts } from "../../../tests/support/factories/hostile-texts";
import { embedScript, embedScriptHash } from "./embed-script";
import type { SharedPrompt } from "./responses";

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
const words = {
  missing: "Not found",
  missingHint: "It may be private.",
  failed: "Not shown",
  failedHint: "Try again.",
  more: "Show all",
  less: "Show less",
  copy: "Copy",
  copied: "Copied",
  copyFailed: "Copy by hand",
  viewPage: "View page",
  poweredBy: "Powered by Prompt Town",
  required: "required",
  choose: "Choose one",
  own: "in your own words",
  newer: "A newer version exists",
};
const origin = "https://town.example";

const draw = (changes: Partial<Parameters<typeof embedDocument>[0]> = {}) =>
  embedDocument({
    prompt,
    failed: false,
    origin,
    language: "en",
    theme: "auto",
    view: "text",
    words,
    ...changes,
  });

/** The markup without the style and the script, which are constant. */
const markup = (html: string) => html.replace(embedStyle, "").replace(embedScript, "");

/** The document's tags, without attribute values. */
const skeleton = (html: string) =>
  markup(html)
    .match(/<\/?[a-z!][a-z0-9]*(?:\s+[\w-]+(?:="[^"]*")?)*>/gi)!
    .map((tag) => tag.replace(/="[^"]*"/g, ""));

test("people's text is escaped: it opens no tag and no attribute, and closes none", () => {
  const expected = skeleton(draw());
  for (const text of hostileTexts) {
    const html = draw({ prompt: { ...prompt, originalInput: `${text}!`, content: text, title: text } });
    expect(skeleton(html), text).toEqual(expected);
    expect(markup(html).match(/</g)).toHaveLength(expected.length);
    expect(markup(html).match(/"/g)!.length % 2).toBe(0);
    expect(html).not.toContain(text);
  }
});

test("the dictionary's texts cannot break out either", () => {
  const hostile = Object.fromEntries(
    Object.keys(words).map((key) => [key, `"><b>${key}</b>`]),
  ) as typeof words;
  expect(skeleton(draw({ words: hostile }))).toEqual(skeleton(draw()));
  for (const failed of [false, true])
    expect(skeleton(draw({ words: hostile, prompt: null, failed }))).toEqual(
      skeleton(draw({ prompt: null, failed })),
    );
});

test("the widget's heading is its title, above the purpose; without a title it is the purpose", () => {
  expect(draw()).toContain("<title>Letters</title>");
  expect(draw()).toContain('<h1 dir="auto">Letters</h1><p dir="auto">a letter</p>');
  const untitled = draw({ prompt: { ...prompt, title: null } });
  expect(untitled).toContain("<title>a letter</title>");
  expect(untitled).toContain('<h1 dir="auto">a letter</h1><input');
  const same = draw({ prompt: { ...prompt, title: "a letter" } });
  expect(same).toContain('<h1 dir="auto">a letter</h1><input');
});

test("a long purpose is cut in the title between characters", () => {
  const html = draw({ prompt: { ...prompt, title: null, originalInput: `x${"🦊".repeat(100)}` } });
  const title = /<title>(.*?)<\/title>/.exec(html)![1]!;
  expect(title).not.toMatch(/\p{Surrogate}/u);
  expect([...title].length).toBeLessThanOrEqual(80);
  expect(html).toContain(`<h1 dir="auto">x${"🦊".repeat(100)}</h1>`);
});

test("the theme is in the document if chosen, and the language always", () => {
  expect(draw()).toContain('<html lang="en">');
  expect(draw({ theme: "dark", language: "ja" })).toContain('<html lang="ja" data-theme="dark">');
});

test("links to the full text and the product open a new tab without an opener", () => {
  const links = markup(draw()).match(/<a [^>]*>/g)!;
  expect(links.map((link) => /href="([^"]*)"/.exec(link)![1])).toEqual([
    `${origin}/prompts/abcdefghijkl`,
    `${origin}/`,
  ]);
  for (const link of links) expect(link).toMatch(/target="_blank" rel="noopener"/);
});

test("the widget is self-contained: no address besides the two links", () => {
  expect(draw().match(/https?:\/\/|(?:src|srcset|action)=|@import|url\(/g)).toEqual(["https://", "https://"]);
});

test("the icon is inlined, so that no browser requests one", () => {
  for (const html of [draw(), draw({ prompt: null })])
    expect(html).toContain('<link rel="icon" href="data:,">');
});

test("a missing prompt shows a message, without a button to copy or fold", () => {
  const html = markup(draw({ prompt: null }));
  expect(html).toContain('<h1 dir="auto">Not found</h1><p>It may be private.</p>');
  expect(html).not.toMatch(/<button|<input|<pre/);
});

test("the hash in the policy is the script's", async () => {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(embedScript));
  expect(await embedScriptHash()).toBe(`'sha256-${Buffer.from(digest).toString("base64")}'`);
  expect(draw()).toContain(`<script>${embedScript}</script>`);
});
