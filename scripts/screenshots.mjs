// `npm run screenshots`: every screen in three languages, two widths and two themes, into screenshots/.
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { chromium } from "@playwright/test";

import { findChromium } from "./find-chromium.mjs";
import { screens } from "./screenshot-screens.mjs";
import { settle } from "./screenshot-settle.mjs";
import { build, environment, install, root, run } from "./steps.mjs";

// Comma-separated lists; `--screens=town,posted --languages=ja` shows two screens in one language.
const { values } = parseArgs({
  options: {
    screens: { type: "string", default: "" },
    languages: { type: "string", default: "ja,en,es" },
    widths: { type: "string", default: "375,1280" },
    themes: { type: "string", default: "light,dark" },
    "as-built": { type: "boolean", default: false },
  },
});
const list = (name) => values[name].split(",").filter(Boolean);
const wanted = list("screens");
for (const name of wanted)
  if (!screens.some((screen) => screen.name === name)) throw new Error(`There is no screen "${name}".`);
const isWanted = ({ name }) => wanted.length === 0 || wanted.includes(name);
const last = screens.findLastIndex(isWanted);
const shown = screens.filter((screen, index) => index <= last && (screen.makes || isWanted(screen)));

const port = process.env.PORT ?? "8795";
const site = `http://localhost:${port}`;
const folder = join(root, "screenshots");

async function serve() {
  const state = mkdtempSync(join(tmpdir(), "prompt-town-"));
  const server = spawn(
    "node",
    ["scripts/serve-built.mjs", "--entry=tests/faults/faulty-worker.ts", "EARLY_PUBLICATIONS:1000"],
    {
      cwd: root,
      env: { ...environment, PORT: port, PERSIST_TO: state },
      stdio: "ignore",
      detached: true,
    },
  );
  server.unref();
  // Ends with this process, however that ends.
  process.once("exit", () => server.exitCode === null && process.kill(-server.pid));
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  for (let tries = 0; tries < 240; tries += 1) {
    if (await fetch(`${site}/favicon.svg`).catch(() => null))
      return run("node", ["scripts/seed.mjs"], { PERSIST_TO: state });
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error("The server did not come up.");
}

async function show(visit, { name, path: start, query = "", act, headers = {}, window }) {
  const { page, language, width, address } = visit;
  await page.setExtraHTTPHeaders({ ...address, ...headers });
  await page.goto(`${site}${start}?lang=${language}${query}`, { waitUntil: "load" });
  await settle(page);
  const undo = await act?.(visit);
  await settle(page);
  if (isWanted({ name })) {
    const shrink = window ? undefined : await growWindow(page);
    try {
      for (const colorScheme of list("themes")) {
        await page.emulateMedia({ colorScheme });
        const target = join(folder, name);
        mkdirSync(target, { recursive: true });
        const path = join(target, `${language}-${colorScheme}-${width}.png`);
        // The API page is very tall.
        await page.screenshot({ path, timeout: 60_000 });
      }
    } finally {
      await shrink?.();
    }
  }
  await page.unrouteAll({ behavior: "ignoreErrors" });
  if (typeof undo === "function") await undo();
}

/**
 * Makes the window as tall as the page; returns an undo function. Beyond the window's edge, Playwright would render with a
 * mouse's sizes, even on a phone.
 */
async function growWindow(page) {
  const window = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...window, height });
  await settle(page);
  return () => page.setViewportSize(window);
}

async function visitAll(browser, language, width, number) {
  const isPhone = width < 640;
  // A network per visitor, and so separate rate limits.
  const address = { "CF-Connecting-IP": `2001:db8:${number.toString(16)}::1` };
  const context = await browser.newContext({
    viewport: { width, height: isPhone ? 812 : 900 },
    hasTouch: isPhone,
    isMobile: isPhone,
    locale: language,
    reducedMotion: "reduce",
    permissions: ["clipboard-read", "clipboard-write"],
    extraHTTPHeaders: address,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(8_000);
  const write = async (path, data) =>
    (await page.request.post(site + path, { data, headers: { Origin: site } })).json();
  const visit = { page, site, language, width, address, write, kept: {} };
  for (const screen of shown)
    try {
      await show(visit, screen);
    } catch (error) {
      console.error(`${screen.name} (${language}, ${width}): ${error.message.split("\n", 1)[0]}`);
      process.exitCode = 1;
    }
  await context.close();
}

if (!values["as-built"]) {
  await install();
  await build();
}
await serve();
const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
try {
  let visitors = 0;
  for (const language of list("languages"))
    for (const width of list("widths")) await visitAll(browser, language, Number(width), (visitors += 1));
} finally {
  await browser.close();
}
console.log(`The pictures are in ${folder}`);
