import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "../support/extension/extension";
import { beMember, signIn } from "../support/extension/member";
import { buildExtension } from "../support/extension/build-extension";
import { violations } from "../support/pages/violations";

/** The extension's own commands, in its background. */
declare const chrome: { commands: { getAll(): Promise<{ shortcut: string }[]> } };

const names = { "ja-JP": "プロンプトの街", "es-ES": "Ciudad de Prompts", "fr-FR": "Prompt Town" };

for (const [locale, name] of Object.entries(names))
  test.describe(`in a browser that speaks ${locale}`, () => {
    test.use({ locale });
    test("the panel speaks it, or English", async ({ installed }) => {
      const page = await installed.open("textarea");
      await page.locator("textarea").focus();
      const panel = await installed.press(page);
      await expect(panel.getByRole("heading", { level: 1 })).toHaveText(name);
      if (locale === "fr-FR") await expect(panel.locator("html")).toHaveAttribute("lang", "en");
    });
  });

test("the panel and the settings have no violation of accessibility", async ({ installed }) => {
  const { context, id } = installed;
  await beMember(installed, {
    prompts: [{ originalInput: "お礼の手紙", content: "Thank {{who}}." }],
    facts: [{ name: "who", text: "Kotori Coffee" }],
  });
  const page = await context.newPage();
  await page.goto(`chrome-extension://${id}/panel.html`);
  await page.getByRole("button", { name: "ライブラリ" }).click();
  await expect(page.getByRole("heading", { name: "サイトにログインして使う" })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await signIn(installed, page.mainFrame());
  await page.getByRole("button", { name: "お礼の手紙" }).click();
  await expect(page.getByRole("button", { name: "Kotori Coffee" })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goto(`chrome-extension://${id}/options.html`);
  expect(await violations(page)).toEqual([]);
});

test("the browser takes the suggested key, which none of its own commands has", async ({
  installed,
  built,
}) => {
  const { commands } = await manifestIn(built);
  const taken = await installed.background.evaluate(() => chrome.commands.getAll());
  expect(taken.map(({ shortcut }) => shortcut)).toEqual([commands["_execute_action"].suggested_key.default]);
});

/** The manifest of a build. */
const manifestIn = async (folder: string) =>
  JSON.parse(await readFile(join(folder, "manifest.json"), "utf8"));

test("both browsers get the least permissions, and no code from elsewhere", async ({ built }) => {
  const firefox = await buildExtension("https://prompt.example", "firefox");
  for (const folder of [built, firefox]) {
    const manifest = await manifestIn(folder);
    expect(manifest.manifest_version).toBe(3);
    expect(manifest.permissions).toEqual(["activeTab", "scripting", "storage", "identity"]);
    expect(manifest.host_permissions ?? []).toEqual([]);
    expect(manifest.content_scripts ?? []).toEqual([]);
    expect(manifest.externally_connectable).toBeUndefined();
    expect(manifest.content_security_policy.extension_pages).toContain(
      "default-src 'none'; script-src 'self';",
    );
    const files = await readdir(folder, { recursive: true });
    for (const file of files.filter((name) => name.endsWith(".html")))
      expect(await readFile(join(folder, file), "utf8"), file).not.toMatch(
        /(?:src|href)="(?:https?:)?\/\/|<script>/,
      );
    for (const file of files.filter((name) => name.endsWith(".js")))
      expect(await readFile(join(folder, file), "utf8"), file).not.toMatch(
        /\beval\(|new Function\(|import\(["'`]https?:/,
      );
  }
  const manifest = await manifestIn(firefox);
  expect(manifest.background).toEqual({ scripts: ["background.js"] });
  expect(manifest.browser_specific_settings.gecko.strict_min_version).toBe("140.0");
  expect(await readFile(join(firefox, "background.js"), "utf8")).toContain("https://prompt.example");
});
