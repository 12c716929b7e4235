// `npm run screenshots`: every screen in three languages, two widths and two themes, into screenshots/.
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { chromium } from "@playwright/test";

import { findChromium } from "./find-chromium.mjs";
import { build, environment, install, root } from "./steps.mjs";

const port = process.env.PORT ?? "8795";
const site = `http://localhost:${port}`;
const folder = join(root, "screenshots");
const purpose = {
  ja: "新しく開いた喫茶店の案内を、近所の人に向けて200字で",
  en: "Tell the neighbours about our new tea room, in 120 words",
  es: "Presentar nuestra nueva cafetería al barrio, en 120 palabras",
};

const screens = [
  { name: "home", path: "/" },
  { name: "generate", path: "/generate" },
  { name: "result", path: "/generate", act: generate },
  { name: "menu", path: "/", act: openMenu },
  { name: "sign-in", path: "/auth" },
  { name: "register", path: "/auth/register" },
  { name: "reset", path: "/auth/reset" },
  { name: "terms", path: "/terms" },
  { name: "privacy", path: "/privacy" },
  { name: "not-found", path: "/no-such-page" },
  // From here on somebody is signed in.
  { name: "welcome", path: "/auth/register", act: register },
  { name: "library", path: "/dashboard" },
  { name: "member-menu", path: "/dashboard", act: openMenu },
  { name: "profile", path: "/profile" },
  { name: "delete-account", path: "/profile/delete" },
];

function openMenu(page) {
  return page.locator("header button[popovertarget]").first().click();
}

async function register(page) {
  await page.locator("[name=email]").fill(`${crypto.randomUUID()}@example.com`);
  for (const name of ["password", "confirmPassword"])
    await page.locator(`[name=${name}]`).fill("lanterns at dusk");
  await page.locator("[name=terms]").check();
  await page.locator("main form button[type=submit]").click();
  await page.waitForURL(/dashboard/);
}

async function generate(page, language) {
  await page.locator("textarea").fill(purpose[language]);
  await page.locator("main form button[type=submit]").click();
  await page.waitForURL(/generate\/\w+/);
  await page.evaluate(() => scrollTo(0, 0));
}

async function serve() {
  const server = spawn("node", ["scripts/serve-built.mjs"], {
    cwd: root,
    env: { ...environment, PORT: port, PERSIST_TO: mkdtempSync(join(tmpdir(), "prompt-town-")) },
    stdio: "ignore",
    detached: true,
  });
  for (let tries = 0; tries < 120; tries += 1) {
    if (await fetch(`${site}/favicon.svg`).catch(() => null)) return () => process.kill(-server.pid);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error("The server did not come up.");
}

install();
build();
const stop = await serve();
let visitors = 0;
const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
try {
  for (const language of ["ja", "en", "es"])
    for (const colorScheme of ["light", "dark"])
      for (const width of [375, 1280]) {
        visitors += 1;
        const context = await browser.newContext({
          viewport: { width, height: width === 375 ? 812 : 900 },
          colorScheme,
          locale: language,
          // Everybody has a network of their own, and so limits of their own.
          extraHTTPHeaders: { "CF-Connecting-IP": `2001:db8:${visitors.toString(16)}::1` },
        });
        const page = await context.newPage();
        for (const { name, path, act } of screens) {
          await page.goto(`${site}${path}?lang=${language}`, { waitUntil: "networkidle" });
          await act?.(page, language);
          await page.waitForTimeout(300);
          const target = join(folder, name);
          mkdirSync(target, { recursive: true });
          await page.screenshot({
            path: join(target, `${language}-${colorScheme}-${width}.png`),
            fullPage: !/menu|welcome/.test(name),
          });
          if (name === "welcome") await page.keyboard.press("Escape");
        }
        await context.close();
      }
} finally {
  await browser.close();
  stop();
}
console.log(`The pictures are in ${folder}`);
