import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";

import { expect, setCookies, test } from "../support/clients/clients";
import { oEmbedAddress } from "../support/clients/share-client";
import { sharePrompt } from "../support/clients/share-prompt";

const inEnglish = { "Accept-Language": "en" };

test(
  "the widget reads and sets no cookie: a member gets the same bytes as a visitor",
  { tag: "@promise-19a" },
  async ({ member, visit, baseURL }) => {
    const { client } = await member();
    const { shareId } = await sharePrompt(client);
    const reader = await visit();
    for (const path of [
      `/embed/${shareId}`,
      `/embed/${shareId}?lang=es`,
      "/embed/no-such-prompt-here",
      oEmbedAddress(`${baseURL}/prompts/${shareId}`),
    ]) {
      const plain = await reader.get(path, { headers: inEnglish });
      for (const cookies of [
        await client.get(path, { headers: inEnglish }),
        await reader.get(path, {
          headers: { ...inEnglish, Cookie: "lang=ja; flash=shared_updated; __Host-session=x" },
        }),
      ]) {
        expect(await cookies.body()).toEqual(await plain.body());
        expect(setCookies(cookies)).toEqual([]);
        const headers = ({ ...named }: Record<string, string>) => {
          for (const name of ["date", "x-request-id", "server-timing", "content-security-policy"])
            delete named[name];
          return named;
        };
        expect(headers(cookies.headers())).toEqual(headers(plain.headers()));
      }
      expect(setCookies(plain)).toEqual([]);
      expect(plain.headers()["content-language"] ?? "").toBe("");
    }
  },
);

test("the widget may be framed, and loads nothing", { tag: "@promise-19a" }, async ({ member, visit }) => {
  const { client } = await member();
  const { shareId } = await sharePrompt(client, { content: "Write to {{who}}." });
  const reader = await visit();
  for (const [path, scripts] of [
    [`/embed/${shareId}`, 1],
    ["/embed/none", 1],
    [`/embed/${shareId}?lang=xx&theme=%22%3E`, 1],
    [`/embed/${shareId}?view=form`, 2],
  ] as const) {
    const response = await reader.get(path);
    const policy = response.headers()["content-security-policy"]!;
    const inside = [...(await response.text()).matchAll(/<script>(.*?)<\/script>/gs)].map(
      ([, script]) => script!,
    );
    expect(inside, path).toHaveLength(scripts);
    const hashes = inside.map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
    expect(policy.split("; ").sort()).toEqual([
      "base-uri 'none'",
      // The beacon of a use.
      "connect-src 'self'",
      "default-src 'none'",
      "form-action 'none'",
      "img-src data:",
      `script-src ${hashes.join(" ")}`,
      "style-src 'unsafe-inline'",
    ]);
  }
});

test("the widget ignores cookies at every spelling of its address", async ({ member, baseURL }) => {
  const { client } = await member();
  const { shareId, path } = await sharePrompt(client);
  for (const address of [
    `/embed/${shareId}/?lang=es`,
    `/EMBED/${shareId}?lang=es`,
    `/%65mbed/${shareId}?lang=es`,
    oEmbedAddress(`${baseURL}${path}`, { lang: "es" }).replace("/oembed", "/OEmbed"),
  ])
    expect(setCookies(await client.get(address)), address).toEqual([]);
});

test("an unchanged widget gets a 304", async ({ member, visit, baseURL }) => {
  const { client } = await member();
  const { shareId, id } = await sharePrompt(client);
  const reader = await visit();
  const before = new Map<string, string>();
  for (const path of [`/embed/${shareId}`, oEmbedAddress(`${baseURL}/prompts/${shareId}`)]) {
    const first = await reader.get(path);
    const { etag = "", "cache-control": cache, vary } = first.headers();
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    expect(cache).toBe("public, no-cache");
    expect(vary).toContain("Accept-Language");
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`]) {
      const again = await reader.get(path, { headers: { "If-None-Match": known } });
      expect([again.status(), await again.text(), again.headers().etag]).toEqual([304, "", etag]);
    }
    expect((await reader.get(path, { headers: { "If-None-Match": '"x"' } })).status()).toBe(200);
    const other = await reader.get(path, { headers: { "If-None-Match": etag, "Accept-Language": "es" } });
    expect(other.status()).toBe(200);
    const head = await reader.head(path);
    expect([head.status(), await head.text()]).toEqual([200, ""]);
    before.set(path, etag);
  }
  await client.patch(`/api/prompts/${id}`, { data: { originalInput: "changed" } });
  await client.patch(`/api/prompts/${shareId}/edit`, { data: { title: "changed" } });
  for (const [path, etag] of before) {
    const response = await reader.get(path, { headers: { "If-None-Match": etag } });
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain("changed");
  }
});

test("the widget's language and theme come from its address, else from the reader; invalid ones are ignored", async ({
  member,
  visit,
}) => {
  const { client } = await member();
  const { shareId } = await sharePrompt(client);
  const reader = await visit();
  for (const [query, accept, root, copy] of [
    ["", "en", '<html lang="en">', ">Copy</button>"],
    ["", "fr", '<html lang="ja">', ">コピー</button>"],
    ["?lang=es", "en", '<html lang="es">', ">Copiar</button>"],
    ["?lang=ja&theme=dark", "en", '<html lang="ja" data-theme="dark">', ">コピー</button>"],
    ["?theme=light", "es", '<html lang="es" data-theme="light">', ">Copiar</button>"],
    ["?theme=auto&lang=", "es", '<html lang="es">', ">Copiar</button>"],
    ["?lang=xx&theme=%22%3E%3Cscript%3E", "en", '<html lang="en">', ">Copy</button>"],
    ["?lang=__proto__&theme=constructor", "en", '<html lang="en">', ">Copy</button>"],
    ["?lang=es&lang=ja&theme=DARK", "en", '<html lang="es">', ">Copiar</button>"],
  ] as const) {
    const response = await reader.get(`/embed/${shareId}${query}`, {
      headers: { "Accept-Language": accept },
    });
    const html = await response.text();
    expect(html, query).toContain(`<!doctype html>${root}`);
    expect(html, query).toContain(copy);
  }
});

test("a generated prompt makes a document of at most 5 kB, gzipped, and of 9 kB with a form", async ({
  member,
  visit,
}) => {
  const { client } = await member();
  const input = "新商品の紹介メールを、既存のお客様向けに丁寧な口調で書く";
  const { content } = await (await client.post("/api/generate", { data: { input } })).json();
  const { shareId } = await sharePrompt(client, { originalInput: input, content });
  const asked = Array.from({ length: 8 }, (_, at) => `- 項目${at}：{{項目${at}}}`).join("\n");
  const filled = await sharePrompt(client, { originalInput: input, content: `${content}\n${asked}` });
  const reader = await visit();
  for (const [path, budget] of [
    [`/embed/${shareId}?lang=ja`, 5_000],
    [`/embed/${filled.shareId}?lang=ja`, 5_000],
    [`/embed/${filled.shareId}?lang=ja&view=form`, 9_000],
  ] as const) {
    const html = await (await reader.get(path)).body();
    const size = gzipSync(html).byteLength;
    process.stdout.write(`The embed document: ${html.byteLength} bytes, ${size} gzipped.\n`);
    expect(size, path).toBeLessThanOrEqual(budget);
  }
});
