import type { APIRequestContext } from "@playwright/test";

import { expect, test } from "../support/clients/clients";
import { publishPrompt } from "../support/clients/publish-prompt";
import { place } from "../support/factories/town-category";
import { readXml } from "../support/formats/town-xml";
import { visitor } from "../support/clients/visitor";

const languages = ["ja", "en", "es"] as const;
const locales = { ja: "ja_JP", en: "en_US", es: "es_ES" };

const category = "/town-prompts?category=ai";
const ownPages = ["/", "/generate", "/town-prompts", category, "/why", "/terms", "/privacy", "/docs/api"];

const inLanguage = (address: string, language: string) =>
  `${address}${address.includes("?") ? "&" : "?"}lang=${language}`;

/** The metadata in a page's head, by relation, property or name. */
function headOf(html: string) {
  const found: Record<string, string[]> = {};
  const add = (name: string, value: string) => (found[name] ??= []).push(value.replaceAll("&amp;", "&"));
  for (const [, name, content] of html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g))
    add(name!, content!);
  for (const [, href] of html.matchAll(/<link rel="canonical" href="([^"]+)"/g)) add("canonical", href!);
  for (const [, language, href] of html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g))
    add(`in ${language}`, href!);
  return found;
}

/** Fetches like a crawler: without cookies and without Accept-Language. */
const robot = async (client: APIRequestContext, address: string) =>
  (await client.get(address, { headers: { ...visitor(), "Accept-Language": "", Cookie: "" } })).text();

test("every page of every language is canonical, and links its alternates and itself", async ({
  member,
  visit,
  baseURL,
}) => {
  const { shareId } = await publishPrompt((await member()).client, place);
  const reader = await visit();
  for (const path of [...ownPages, `/prompts/${shareId}`]) {
    const neutral = baseURL + path;
    const versions = [
      { address: neutral, language: "ja" },
      ...languages.map((language) => ({ address: inLanguage(neutral, language), language })),
    ] as const;
    for (const { address, language } of versions) {
      const html = await robot(reader, address);
      expect(html, address).toContain(`<html lang="${language}"`);
      expect(headOf(html), address).not.toHaveProperty("robots");
      expect(headOf(html), address).toMatchObject({
        canonical: [address],
        "in x-default": [neutral],
        ...Object.fromEntries(languages.map((one) => [`in ${one}`, [inLanguage(neutral, one)]])),
        "og:url": [address],
        "og:locale": [locales[language]],
      });
    }
  }
});

test("an unknown language in the address is ignored", async ({ visit, baseURL }) => {
  for (const query of ["lang=fr", "lang=", "lang=EN"])
    expect(headOf(await robot(await visit(), `/terms?${query}`))).toMatchObject({
      canonical: [`${baseURL}/terms`],
    });
});

test("every public page has its metadata for other sites, with a picture in its language", async ({
  visit,
  baseURL,
}) => {
  const reader = await visit();
  const titles = new Set<string>();
  for (const path of ownPages)
    for (const language of languages) {
      const head = headOf(await robot(reader, inLanguage(path, language)));
      const [title] = head["og:title"]!;
      const [description] = head.description!;
      expect(description!.length, path).toBeGreaterThan(20);
      titles.add(title!);
      expect(head, path).toMatchObject({
        "og:type": ["website"],
        "og:site_name": [expect.any(String)],
        "og:title": [expect.stringMatching(/\S/)],
        "og:description": [description],
        "og:image": [`${baseURL}/pictures/${path.startsWith("/town") ? "town" : "home"}.${language}.png`],
        "og:image:width": ["1200"],
        "og:image:height": ["630"],
        "og:image:alt": [expect.stringMatching(/\S{5}/)],
        "twitter:card": ["summary_large_image"],
        "twitter:image:alt": head["og:image:alt"],
      });
    }
  expect(titles.size).toBeGreaterThanOrEqual(ownPages.length * languages.length - 3);
});

test("private pages have no metadata for other sites", async ({ member }) => {
  const { client } = await member();
  for (const path of ["/dashboard", "/profile", "/town-prompts?search=x", "/no/such/page"]) {
    const head = headOf(await (await client.get(path)).text());
    expect(head.robots, path).toEqual(["noindex"]);
    expect(
      Object.keys(head).filter((name) => /og:|twitter:|canonical|^in /.test(name)),
      path,
    ).toEqual([]);
  }
});

test("the sitemap has every page in every language, with its alternates", async ({
  page,
  member,
  visit,
  baseURL,
}) => {
  const { shareId } = await publishPrompt((await member()).client, place);
  const reader = await visit();
  const partWith = async (address: string) => {
    const index = await (await reader.get("/sitemap.xml")).text();
    for (const [, part] of index.matchAll(/<loc>([^<]+)<\/loc>/g)) {
      const xml = await (await reader.get(part!)).text();
      if (xml.includes(`<loc>${address}</loc>`)) return xml;
    }
    throw new Error(`No part has ${address}.`);
  };
  for (const path of [...ownPages, `/prompts/${shareId}`]) {
    const neutral = baseURL + path;
    const versions = [neutral, ...languages.map((language) => inLanguage(neutral, language))];
    const xml = await partWith(neutral);
    const { places } = await readXml(page, xml, { places: "urlset > url > loc" });
    expect(places).toEqual(expect.arrayContaining(versions));
    for (const version of versions) {
      const url = /<url>(?:(?!<\/url>)[^])*<\/url>/g;
      const entry = xml
        .match(url)!
        .find((one) => one.includes(`<loc>${version.replace("&", "&amp;")}</loc>`))!;
      const links = [...entry.matchAll(/<xhtml:link rel="alternate" hreflang="([\w-]+)" href="([^"]+)"\/>/g)];
      expect(
        links.map(([, language, href]) => [language, href!.replace("&amp;", "&")]),
        version,
      ).toEqual(["x-default", ...languages].map((language, number) => [language, versions[number]]));
    }
  }
});

test("the site's icons are at the addresses that browsers and phones request", async ({ visit }) => {
  const reader = await visit();
  for (const [path, type, most] of [
    ["/favicon.ico", /^image\/(?:x-icon|vnd\.microsoft\.icon)$/, 2_000],
    ["/favicon.svg", /^image\/svg\+xml$/, 2_000],
    ["/apple-touch-icon.png", /^image\/png$/, 5_000],
  ] as const) {
    const response = await reader.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()["content-type"], path).toMatch(type);
    expect(response.headers()["cache-control"], path).toBe("public, max-age=86400");
    expect(response.headers()["x-content-type-options"], path).toBe("nosniff");
    expect((await response.body()).length, path).toBeLessThan(most);
  }
  const html = await (await reader.get("/")).text();
  for (const icon of ["/favicon.ico", "/favicon.svg", "/apple-touch-icon.png"])
    expect(html).toMatch(new RegExp(`<link[^>]* href="${icon}"`));
});
