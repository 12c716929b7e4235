// `node scripts/bench-translator.mjs`, after a build: prints the longest task of a page while 1,000 texts are added,
// without the translator (the browser's layout) and with it.
import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { chromium } from "@playwright/test";

import { findChromium } from "./find-chromium.mjs";
import { environment, root } from "./steps.mjs";

const port = process.env.PORT ?? "8796";
const site = `http://localhost:${port}`;
const count = 1_000;

// The calls are intercepted in the browser: the key only enables the model.
const server = spawn("node", ["scripts/serve-built.mjs", "OPENAI_API_KEY:none"], {
  cwd: root,
  env: { ...environment, PORT: port, PERSIST_TO: mkdtempSync(join(tmpdir(), "prompt-town-")) },
  stdio: "ignore",
  detached: true,
});

async function answered() {
  for (;;) {
    const up = await fetch(`${site}/favicon.svg`).catch(() => null);
    if (up?.ok) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 250);
    });
  }
}

const addTexts = (page) =>
  page.evaluate((number) => {
    const html = Array.from({ length: number }, (_, at) => {
      const text = `商店街の夏祭りを知らせる案内文を、${at}人の常連に向けて書いてください。`;
      return `<li title="題名${at % 50}">${text}</li>`;
    });
    const list = document.createElement("ul");
    list.id = "many";
    list.innerHTML = html.join("");
    document.body.append(list);
  }, count);

const untilAll = (page, pattern) =>
  page.waitForFunction(
    (source) =>
      [...document.querySelectorAll("#many li")].every((item) => new RegExp(source).test(item.textContent)),
    pattern,
    { polling: 250, timeout: 120_000 },
  );

/** The longest task of the page's main thread during `act`, in milliseconds. */
async function longestTask(browser, page, act) {
  // Excludes the page's own initial work.
  await page.waitForTimeout(500);
  await browser.startTracing(page, { categories: ["toplevel", "disabled-by-default-devtools.timeline"] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const main = traceEvents.find(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith("RunTask") && pid === main.pid && tid === main.tid,
  );
  return Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1_000;
}

async function openPage(browser, language, slowdown) {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(`${site}/auth?lang=${language}`);
  await page.waitForLoadState("networkidle");
  return page;
}

async function measure(browser, slowdown) {
  const print = async (what, page, act) => {
    const longest = await longestTask(browser, page, act);
    console.log(`${what}, processor ${slowdown}x slower: longest task ${longest.toFixed(1)} ms`);
  };
  const japanese = await openPage(browser, "ja", slowdown);
  await print(`${count} texts added, without the translator`, japanese, async () => {
    await addTexts(japanese);
    await japanese.waitForTimeout(1_000);
  });
  await japanese.close();

  const page = await openPage(browser, "en", slowdown);
  let answer;
  const mayAnswer = new Promise((resolve) => (answer = resolve));
  await page.route("**/api/translate/batch", async (route) => {
    const { texts } = route.request().postDataJSON();
    const translatedTexts = texts.map(
      (text) => `An invitation, number ${/\d+/.exec(text)}, for the regulars`,
    );
    await mayAnswer;
    await route.fulfill({ json: { translatedTexts, translated: texts.map(() => true), engine: "bench" } });
  });
  await print(`${count} texts added and asked for`, page, async () => {
    await addTexts(page);
    await page.waitForTimeout(1_000);
  });
  await print("their translations shown as they come", page, () => {
    answer();
    return untilAll(page, "^An");
  });
  await page.reload();
  await print(`${count} texts added and shown from memory`, page, async () => {
    await addTexts(page);
    await untilAll(page, "^An");
  });
  await page.close();
}

const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
try {
  await answered();
  for (const slowdown of [1, 4]) await measure(browser, slowdown);
} finally {
  await browser.close();
  process.kill(-server.pid);
}
