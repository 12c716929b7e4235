import type { Page } from "@playwright/test";

import { expect, test } from "../support/clients/clients";
import { hostileTexts } from "../support/factories/hostile-texts";
import { refusal } from "../support/factories/library-client";
import { oEmbedAddress, showProfile } from "../support/clients/share-client";
import { sharePrompt } from "../support/clients/share-prompt";

test("oEmbed returns the fields of its standard, with absolute addresses", async ({
  member,
  visit,
  baseURL,
}) => {
  const { client } = await member();
  const { shareId, path } = await sharePrompt(client, { title: "商店街の案内" });
  await showProfile(client, "Ada");
  const reader = await visit();
  const url = `${baseURL}${path}`;
  const response = await reader.get(oEmbedAddress(url), { headers: { "Accept-Language": "en" } });
  expect(response.status()).toBe(200);
  expect(response.headers()["content-type"]).toMatch(/^application\/json/);
  expect(response.headers()["access-control-allow-origin"]).toBe("*");
  const body = await response.json();
  expect(body).toEqual({
    version: "1.0",
    type: "rich",
    title: "商店街の案内",
    author_name: "Ada",
    provider_name: "Prompt Town",
    provider_url: `${baseURL}/`,
    cache_age: 300,
    width: 600,
    height: 400,
    html: expect.stringContaining(`<iframe src="${baseURL}/embed/${shareId}"`),
  });
  for (const [more, width, height] of [
    [{ maxwidth: "320", maxheight: "240", format: "json" }, 320, 240],
    [{ maxwidth: "9999", maxheight: "0" }, 600, 400],
    [{ maxwidth: "-1", maxheight: "1e3" }, 600, 400],
    [{ maxwidth: "300px", maxheight: "NaN" }, 600, 400],
  ] as const) {
    const sized = await (await reader.get(oEmbedAddress(url, more))).json();
    expect(sized, JSON.stringify(more)).toMatchObject({ width, height });
    expect(sized.html).toContain(` width="${width}" height="${height}" `);
  }
  expect((await reader.get(oEmbedAddress(`${url}?utm_source=x#top`))).status()).toBe(200);
});

test("oEmbed offers no XML, and refuses other addresses", async ({ member, visit, baseURL }) => {
  const { client } = await member();
  const { shareId } = await sharePrompt(client);
  const reader = await visit();
  const url = `${baseURL}/prompts/${shareId}`;
  for (const format of ["xml", "JSON", ""])
    expect(await refusal(await reader.get(oEmbedAddress(url, { format })))).toEqual([
      501,
      "format_not_offered",
    ]);
  for (const address of [
    "/oembed",
    ...[
      "",
      "not an address",
      `https://evil.example/prompts/${shareId}`,
      `http://127.0.0.1/prompts/${shareId}`,
      `${baseURL}/embed/${shareId}`,
      `${url}/edit`,
      `${baseURL}/`,
      `${baseURL}/prompts/${"0".repeat(22)}`,
      `javascript:alert(1)//${url}`,
    ].map((foreign) => oEmbedAddress(foreign)),
  ])
    expect(await refusal(await reader.get(address)), address).toEqual([404, "prompt_not_found"]);
});

/** The elements of HTML after decoding its entities once. */
const elementsAfterDecoding = (page: Page, html: string) =>
  page.evaluate((text) => {
    const area = document.createElement("textarea");
    area.innerHTML = text;
    const parsed = new DOMParser().parseFromString(area.value, "text/html");
    return Array.from(parsed.body.querySelectorAll("*"), (element) => [
      element.localName,
      element.attributes.length,
    ]);
  }, html);

test(
  "people's text is escaped in the widget and in oEmbed",
  { tag: "@promise-17a" },
  async ({ page, member, visit, baseURL }) => {
    const { client } = await member();
    const reader = await visit();
    for (const text of hostileTexts) {
      await showProfile(client, text);
      const shared = await sharePrompt(client, {
        originalInput: text,
        content: text,
        title: text,
        description: text,
      });
      const widget = await (await reader.get(`/embed/${shared.shareId}`)).text();
      expect(widget).not.toMatch(/<(?:img|svg|b)\b|<script>alert|<!--|on\w+="?alert\(5\) x='/);
      expect(widget.match(/<\/title>|<\/pre>/g)).toHaveLength(2);
      const body = await (await reader.get(oEmbedAddress(`${baseURL}${shared.path}`))).json();
      const line = text.replace(/\s+/g, " ");
      expect(body).toMatchObject({ title: line, author_name: line });
      expect(body.html.match(/[<>]/g)).toHaveLength(12);
      expect(await elementsAfterDecoding(page, body.html)).toEqual([
        ["blockquote", 2],
        ["a", 1],
        ["iframe", 12],
      ]);
    }
  },
);
