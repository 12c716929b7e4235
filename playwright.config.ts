import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { defineConfig } from "@playwright/test";

import {
  aloneUrl,
  builtinUrl,
  generatedUrl,
  modelUrl,
  openAiPort,
  builtinVariables,
} from "./tests/support/servers/addresses";
import { chooseSeed } from "./tests/support/sampling";

// The processes of the run inherit both.
chooseSeed();
const state = (process.env.TEST_STATE ??= mkdtempSync(join(tmpdir(), "prompt-town-")));
const serverOf = (url: string, name: string, ...variables: string[]) => ({
  command: ["node scripts/serve-built.mjs", ...variables].join(" "),
  url: `${url}/favicon.svg`,
  env: { PORT: new URL(url).port, PERSIST_TO: join(state, name) },
  timeout: 240_000,
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 3_000 },
});

const launchOptions = { executablePath: process.env.CHROMIUM_PATH, args: ["--no-sandbox", "--disable-gpu"] };

/**
 * Main journeys and keyboard use, where browsers differ. `@chromium` stays out of Firefox: its driver reports
 * neither request headers, nor refusals of a frame's policy, nor offline navigation, and composes no kana.
 */
const journeys =
  /e2e\/(account|announcements|embedding|generate|google|keyboard|library|profile|sessions|sharing|shell|town).*\.spec\.ts$/;

/** Firefox at FIREFOX_PATH: Playwright drives it through our bridge, with preferences for unsupported settings. */
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

/** Leaves out tests with these tags, and outside of `npm run test:all` those tagged `@all`. */
const without = (...tags: string[]) => {
  const left = process.env.TEST_ALL ? tags : [...tags, "@all"];
  return left.length > 0 ? { grepInvert: new RegExp(`(${left.join("|")})(?![\\w-])`) } : {};
};

export default defineConfig({
  testDir: "tests",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  // A retry hides races: only CI makes one, and lists what needed it as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ["list"],
    ...(process.env.TEST_TIMES ? [["./tests/support/reporters/times-reporter.ts"] as const] : []),
    ...(process.env.WHOLE_RUN ? [["./tests/support/reporters/promises-reporter.ts"] as const] : []),
  ],
  // Long enough for a busy machine; successful tests never wait for them.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  globalSetup: "./tests/support/servers/serve-providers.ts",
  webServer: [
    serverOf(builtinUrl, "builtin", ...builtinVariables),
    serverOf(aloneUrl, "alone", ...builtinVariables),
    serverOf(
      modelUrl,
      "model",
      "OPENAI_API_KEY:sk-test-key",
      `OPENAI_BASE_URL:http://127.0.0.1:${openAiPort}/lanes/site/v1`,
      "OPENAI_MODEL:town-large",
      "MODEL_TIMEOUT_MS:4000",
      "EARLY_PUBLICATIONS:10000",
      "MODEL_CALLS_PER_CALLER:1000",
      "MODEL_CALLS_IN_ALL:1000",
    ),
  ],
  use: {
    baseURL: builtinUrl,
    locale: "ja-JP",
    timezoneId: "Asia/Tokyo",
    viewport: { width: 1280, height: 900 },
    // A click waits for the end of an animation; the notifications' journeys turn motion on.
    contextOptions: { reducedMotion: "reduce" },
    permissions: ["clipboard-read", "clipboard-write"],
    // Allowed in `e2e/offline*.spec.ts` only: a worker installs itself beside a journey, and hides requests from its routes.
    serviceWorkers: "block",
    launchOptions,
    screenshot: "only-on-failure",
  },
  projects: [
    // First, since it takes longest.
    { name: "generated", testMatch: "generated/**/*.spec.ts", use: { baseURL: generatedUrl }, ...without() },
    { name: "worker", testMatch: "worker/**/*.spec.ts", ...without() },
    {
      name: "model",
      testMatch: "model/**/*.spec.ts",
      // The site uses one lane of the OpenAI server: its tests run one at a time.
      workers: 1,
      use: { baseURL: modelUrl },
      ...without(),
    },
    {
      name: "alone",
      testMatch: "alone/**/*.spec.ts",
      // They write to the Worker's database, which allows one writer at a time.
      workers: 1,
      use: { baseURL: aloneUrl },
      ...without(),
    },
    {
      name: "alone-no-js",
      testMatch: "alone/account-*.spec.ts",
      workers: 1,
      dependencies: ["alone"],
      use: { baseURL: aloneUrl, javaScriptEnabled: false },
      ...without("@js"),
    },
    // The browser extension, where a whole Chromium is named: a headless shell takes none.
    ...(process.env.EXTENSION_CHROMIUM_PATH
      ? [{ name: "extension", testMatch: "extension/**/*.spec.ts", workers: 1, ...without() }]
      : []),
    // `@js` needs scripts; `@plain` measures a page, with the scripts off.
    { name: "js", testMatch: "e2e/**/*.spec.ts", ...without("@plain") },
    {
      // The journeys without scripts are in `worker/forms`, by HTTP; `@no-js` is one of each area for a browser.
      name: "no-js",
      testMatch: "e2e/**/*.spec.ts",
      use: { javaScriptEnabled: false },
      ...(process.env.TEST_ALL
        ? { grepInvert: /@js/ }
        : { grep: /@no-js|@plain/, grepInvert: /@js|@plain.*@all/ }),
    },
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
