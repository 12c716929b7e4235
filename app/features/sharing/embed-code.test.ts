import { expect, test } from "vitest";

import { hostileTexts } from "../../../tests/support/factories/hostile-texts";
import { embedAddress, embedCode, type EmbedOptions } from "./embed-code";

const origin = "https://town.example";
const plain: EmbedOptions = { theme: "auto", language: null, autoHeight: false };

/** The tags of the code with their attributes, parsed like a browser. */
const tags = (code: string) =>
  [...code.matchAll(/<(\w+)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*>/g)].map(([, name, attributes]) => ({
    name,
    ...Object.fromEntries(
      [...attributes!.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, key, value]) => [key, value]),
    ),
  }));

test("the code is a sandboxed frame of 100 % x 400", () => {
  const code = embedCode(origin, "abc", "A letter", plain);
  expect(tags(code)).toEqual([
    {
      name: "iframe",
      src: "https://town.example/embed/abc",
      title: "A letter",
      width: "100%",
      height: "400",
      loading: "lazy",
      sandbox: "allow-scripts allow-popups allow-popups-to-escape-sandbox",
      allow: "clipboard-write",
      style: "border:0",
    },
  ]);
  // Without the site's own origin: the frame cannot read its data.
  expect(code).not.toContain("allow-same-origin");
});

test("the script is included for automatic height, and once", () => {
  const [, script, ...more] = tags(embedCode(origin, "abc", "A letter", { ...plain, autoHeight: true }));
  expect([script, more]).toEqual([
    { name: "script", async: undefined, src: "https://town.example/embed.js" },
    [],
  ]);
});

test("theme and language are in the address if chosen", () => {
  const address = (options: Partial<EmbedOptions>) =>
    embedAddress(origin, "abc", options).slice(origin.length);
  expect(address({})).toBe("/embed/abc");
  expect(address(plain)).toBe("/embed/abc");
  expect(address({ theme: "dark" })).toBe("/embed/abc?theme=dark");
  expect(address({ language: "es" })).toBe("/embed/abc?lang=es");
  expect(address({ theme: "light", language: "ja" })).toBe("/embed/abc?theme=light&lang=ja");
  const code = embedCode(origin, "abc", "A letter", { ...plain, theme: "light", language: "ja" });
  expect(code).toContain('src="https://town.example/embed/abc?theme=light&amp;lang=ja"');
});

test("no title opens a tag or ends an attribute", () => {
  for (const title of hostileTexts) {
    const code = embedCode(origin, "abc", title, plain);
    // Some readers decode it twice.
    expect(code).not.toMatch(/&(?:lt|gt|quot|amp|#39);/);
    expect(code.match(/</g)).toHaveLength(2);
    expect(code.match(/"/g)).toHaveLength(2 * 8);
    const [frame] = tags(code);
    expect(Object.keys(frame!)).toHaveLength(9);
    expect(JSON.stringify(frame)).not.toMatch(/[<>']/);
  }
});
