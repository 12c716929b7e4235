import { expect, test } from "../support/clients/clients";
import { hostileTexts } from "../support/factories/hostile-texts";
import { showProfile } from "../support/clients/share-client";
import { sharePrompt } from "../support/clients/share-prompt";

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };
const decoded = (html: string) => html.replace(/&(#?\w+);/g, (whole, name) => entities[name] ?? whole);

/** A page's metadata for machines, parsed. */
function headOf(html: string) {
  const meta: Record<string, string> = {};
  for (const [, name, content] of html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g))
    meta[name!] = decoded(content!);
  const links = [...html.matchAll(/<link rel="(canonical|alternate)"([^>]*)>/g)].map(([, rel, rest]) => ({
    rel,
    ...Object.fromEntries(
      [...rest!.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, decoded(value!)]),
    ),
  })) as { rel: string; href: string; type?: string; title?: string }[];
  return {
    meta,
    links,
    title: decoded(/<title>([\s\S]*?)<\/title>/.exec(html)![1]!),
    facts: [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(json!) as Record<string, unknown>,
    ),
  };
}

test("a shared prompt has its metadata for other sites, with absolute addresses", async ({
  member,
  visit,
  baseURL,
}) => {
  const { client } = await member();
  const { shareId, path } = await sharePrompt(client, {
    originalInput: "商店街の案内文を書く",
    tags: ["街"],
    title: "商店街の案内",
    description: "店と通りを紹介します。",
  });
  await showProfile(client, "Ada");
  const reader = await visit();
  const html = await (await reader.get(`${path}?utm_source=x`)).text();
  const { meta, links, title, facts } = headOf(html);
  const address = `${baseURL}${path}`;
  const picture = expect.stringMatching(new RegExp(`^${baseURL}/pictures/${shareId}\\.png\\?v=\\w+$`));
  expect(title).toBe("商店街の案内 | プロンプトの街");
  expect(meta).toMatchObject({
    description: "店と通りを紹介します。",
    "og:type": "article",
    "og:site_name": "プロンプトの街",
    "og:title": "商店街の案内",
    "og:description": "店と通りを紹介します。",
    "og:url": address,
    "og:image": picture,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": "商店街の案内",
    "og:locale": "ja_JP",
    "twitter:card": "summary_large_image",
    "twitter:image:alt": "商店街の案内",
  });
  // Those who have the link pass it on, but search engines list the town only.
  expect(meta.robots).toBe("noindex");
  expect(links.filter(({ rel }) => rel === "canonical").map(({ href }) => href)).toEqual([address]);
  expect(facts).toEqual([
    {
      "@context": "https://schema.org",
      "@type": "CreativeWork",
      name: "商店街の案内",
      description: "店と通りを紹介します。",
      url: address,
      image: picture,
      text: "商店街の案内文を書くを書いてください。",
      keywords: "文章生成用, 街",
      dateCreated: expect.stringMatching(/^\d{4}-/),
      dateModified: expect.stringMatching(/^\d{4}-/),
      author: { "@type": "Person", name: "Ada" },
      isAccessibleForFree: true,
    },
  ]);
  const discovery = links.find(({ type }) => type === "application/json+oembed");
  expect(discovery!.href.startsWith(`${baseURL}/oembed?`)).toBe(true);
  expect(await (await reader.get(discovery!.href)).json()).toMatchObject({ title: "商店街の案内" });
});

test("the purpose replaces a missing title and description, cut to 50 and 160 characters", async ({
  member,
  visit,
}) => {
  const { client } = await member();
  const purpose = "あ".repeat(200);
  const { path, shareId } = await sharePrompt(client, { originalInput: purpose, title: "x" });
  await client.patch(`/api/prompts/${shareId}/edit`, { data: { title: "", description: "" } });
  const { meta, title, facts } = headOf(await (await (await visit()).get(path)).text());
  const short = `${"あ".repeat(49)}…`;
  expect(title).toBe(`${short} | プロンプトの街`);
  expect(meta).toMatchObject({ "og:title": short, description: `${"あ".repeat(159)}…` });
  // An anonymous author: the town is named instead.
  expect(facts[0]!.author).toEqual({ "@type": "Organization", name: "プロンプトの街" });
});

test("the surrounding texts are in the reader's language: title, site name and locale", async ({
  member,
  visit,
}) => {
  const { client } = await member();
  const { path } = await sharePrompt(client, { title: "t" });
  const reader = await visit();
  for (const [language, name, locale] of [
    ["en", "Prompt Town", "en_US"],
    ["es", "Ciudad de Prompts", "es_ES"],
  ] as const) {
    const response = await reader.get(path, { headers: { "Accept-Language": language } });
    const { title, meta } = headOf(await response.text());
    expect(title).toBe(`t | ${name}`);
    expect(meta).toMatchObject({ "og:site_name": name, "og:locale": locale });
  }
});

test(
  "people's text is escaped in page, title, meta, JSON-LD and the data for scripts",
  { tag: "@promise-17a" },
  async ({ member, visit }) => {
    const { client } = await member();
    const reader = await visit();
    for (const text of hostileTexts) {
      await showProfile(client, text, text);
      const { path } = await sharePrompt(client, {
        originalInput: text,
        content: text,
        title: text,
        description: text,
      });
      const line = text.replace(/\s+/g, " ");
      for (const address of [path, `${path}/embed-code`]) {
        const html = await (await reader.get(address)).text();
        expect(html, text).not.toMatch(
          /<img src=x|<svg onload|<script>alert|<!--<script|<b>|' onmouseover=alert\(5\) x=''/,
        );
        expect(html.match(/<\/title>/g), text).toHaveLength(1);
      }
      const { meta, title, facts } = headOf(await (await reader.get(path)).text());
      expect(title).toBe(`${line} | プロンプトの街`);
      expect(meta["og:title"]).toBe(line);
      expect(facts).toMatchObject([{ name: line, description: text, text, author: { name: line } }]);
    }
  },
);
