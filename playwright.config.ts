import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { defineConfig } from "@playwright/test";

import {
  builtinUrl,
  generatedUrl,
  modelUrl,
  openAiPort,
  builtinVariables,
} from "./tests/support/servers/addresses";

const state = (process.env.TEST_STATE ??= mkdtempSync(join(tmpdir(), "prompt-town-")));
const serverOf = (url: string, name: string, ...variables: string[]) => ({
  command: ["node scripts/serve-built.mjs", ...variables].join(" "),
  url: `${url}/favicon.svg`,
  env: { PORT: new URL(url).port, PERSIST_TO: join(state, name) },
  timeout: 180_000,
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 3_000 },
});

const launchOptions = { executablePath: process.env.CHROMIUM_PATH, args: ["--no-sandbox", "--disable-gpu"] };

/**
 * What people come for, and the keyboard: what differs between browsers shows there. `@chromium` stays out of Firefox: its driver tells
 * neither what a request carries, nor what a frame's policy refuses, nor where a tab without a network leads, and composes no kana.
 */
const journeys =
  /e2e\/(account|announcements|embedding|generate|google|keyboard|library|profile|sessions|sharing|shell|town).*\.spec\.ts$/;

/** Firefox, where FIREFOX_PATH says which: Playwright drives any through a bridge of ours, with preferences in place of what it cannot set. */
const firefoxOf = (...args: string[]) => ({
  browserName: "firefox" as const,
  channel: "moz-firefox",
  permissions: [],
  contextOptions: {},
  launchOptions: {
    executablePath: join(import.meta.dirname, "scripts", "firefox-for-playwright.mjs"),
    args,
    firefoxUserPrefs: {
      "ui.prefersReducedMotion": 1,
      "dom.events.testing.asyncClipboard": true,
      "dom.ipc.cancel_content_js_when_navigating": false,
    },
  },
});

export default defineConfig({
  testDir: "tests",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  // A second try would hide races.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ["list"],
    ...(process.env.WHOLE_RUN ? [["./tests/support/reporters/promises-reporter.ts"] as const] : []),
  ],
  // Long enough for a machine that does something else as well: nothing waits for it where all is well.
  timeout: 60_000,
  globalSetup: "./tests/support/servers/serve-providers.ts",
  webServer: [
    serverOf(builtinUrl, "builtin", ...builtinVariables),
    serverOf(
      modelUrl,
      "model",
      "OPENAI_API_KEY:sk-test-key",
      `OPENAI_BASE_URL:http://127.0.0.1:${openAiPort}/lanes/site/v1`,
      "OPENAI_MODEL:town-large",
      "MODEL_TIMEOUT_MS:4000",
      "MODEL_CALLS_PER_CALLER:1000",
      "MODEL_CALLS_IN_ALL:1000",
    ),
  ],
  use: {
    baseURL: builtinUrl,
    locale: "ja-JP",
    timezoneId: "Asia/Tokyo",
    viewport: { width: 1280, height: 900 },
    // Whoever presses a thing waits until it has come to rest; the notifications' journeys have it move.
    contextOptions: { reducedMotion: "reduce" },
    permissions: ["clipboard-read", "clipboard-write"],
    launchOptions,
    screenshot: "only-on-failure",
  },
  projects: [
    // First, as it takes longest.
    { name: "generated", testMatch: "generated/**/*.spec.ts", use: { baseURL: generatedUrl } },
    { name: "worker", testMatch: "worker/**/*.spec.ts" },
    {
      name: "model",
      testMatch: "model/**/*.spec.ts",
      // The site talks to one lane of the OpenAI server: its tests take turns.
      workers: 1,
      use: { baseURL: modelUrl },
    },
    {
      name: "alone",
      testMatch: "alone/**/*.spec.ts",
      // They write into the Worker's database, which takes one writer at a time.
      workers: 1,
      dependencies: ["worker", "model", "js", "no-js"],
    },
    {
      name: "alone-no-js",
      testMatch: "alone/account-*.spec.ts",
      workers: 1,
      dependencies: ["alone"],
      grepInvert: /@js/,
      use: { javaScriptEnabled: false },
    },
    { name: "js", testMatch: "e2e/**/*.spec.ts" },
    { name: "no-js", testMatch: "e2e/**/*.spec.ts", grepInvert: /@js/, use: { javaScriptEnabled: false } },
    ...(process.env.FIREFOX_PATH
      ? [
          { name: "firefox", testMatch: journeys, grepInvert: /@chromium/, use: firefoxOf() },
          {
            name: "firefox-no-js",
            testMatch: journeys,
            grepInvert: /@js|@chromium/,
            use: { ...firefoxOf("--without-scripts"), javaScriptEnabled: false },
          },
        ]
      : []),
  ],
});
