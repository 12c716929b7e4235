// `npm run pictures:app`: what the browser shows before it installs the app, of the build, into public/app/.
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
const screens = [
  { name: "generator", path: "/generate", device: phone },
  { name: "town", path: "/town-prompts", device: phone },
  { name: "generator-wide", path: "/generate", device: computer },
];

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  for (const language of ["ja", "en", "es"])
    for (const { name, path, device } of screens) {
      const page = await browser.newPage({ ...device, colorScheme: "light", reducedMotion: "reduce" });
      await page.goto(`http://localhost:${port}${path}?lang=${language}`);
      await settle(page);
      const file = join(root, "public", "app", `${name}-${language}.jpg`);
      await page.screenshot({ path: file, type: "jpeg", quality: 75 });
      await page.close();
    }
} finally {
  await browser.close();
  server.disconnect();
}
