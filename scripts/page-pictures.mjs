// `npm run pictures:pages`: pages of the build, as the README shows them (docs/images/) and the browser before it installs the app
// (public/app/).
import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { chromium } from "@playwright/test";

import { findChromium } from "./find-chromium.mjs";
import { settle } from "./screenshot-settle.mjs";
import { environment, migrate, root, run } from "./steps.mjs";

const port = process.env.PORT ?? "8796";
const state = mkdtempSync(join(tmpdir(), "prompt-town-"));
await migrate(state);
await run("node", ["scripts/seed.mjs"], { PERSIST_TO: state });
const server = spawn("node", ["scripts/serve-built.mjs"], {
  cwd: root,
  env: { ...environment, PORT: port, PERSIST_TO: state },
  stdio: ["ignore", "ignore", "inherit", "ipc"],
});
await new Promise((resolve) => server.once("message", resolve));

const phone = { viewport: { width: 375, height: 667 }, deviceScaleFactor: 2 };
const computer = { viewport: { width: 1280, height: 800 } };
const readme = { viewport: { width: 1120, height: 940 } };
const app = [
  { name: "generator", path: "/generate", device: phone },
  { name: "town", path: "/town-prompts", device: phone },
  { name: "generator-wide", path: "/generate", device: computer },
];

/** A line, two answers, and the prompt of them. */
async function answer(page) {
  const fields = page.locator("form").getByRole("textbox");
  await fields.first().fill("landlord wont give my deposit back");
  await fields.nth(2).waitFor();
  await fields.nth(1).fill("my old landlord Jim Reed, $1,450, by June 30");
  await fields.nth(2).fill("moved out March 31, no damage at walk-through");
  await page.locator("pre", { hasText: "no damage at walk-through" }).waitFor();
  await fields.nth(2).blur();
  await page
    .locator("form")
    .first()
    .evaluate((form) => scrollBy(0, form.getBoundingClientRect().top - 12));
}

/** Takes a picture of a page after `act`. */
async function take(file, path, device, { colorScheme = "light", act } = {}) {
  const page = await browser.newPage({ ...device, colorScheme, reducedMotion: "reduce" });
  await page.goto(`http://localhost:${port}${path}`);
  await settle(page);
  await act?.(page);
  await settle(page);
  await page.screenshot({ path: join(root, file), type: "jpeg", quality: 75 });
  await page.close();
}

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  for (const language of ["ja", "en", "es"])
    for (const { name, path, device } of app)
      await take(`public/app/${name}-${language}.jpg`, `${path}?lang=${language}`, device);
  for (const colorScheme of ["light", "dark"])
    await take(`docs/images/generator-${colorScheme}.jpg`, "/generate?lang=en", readme, {
      colorScheme,
      act: answer,
    });
} finally {
  await browser.close();
  server.disconnect();
}
