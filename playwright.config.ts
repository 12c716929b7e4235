import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { defineConfig } from "@playwright/test";

import { builtinUrl, modelUrl, openAiPort } from "./tests/support/addresses";

const state = (process.env.TEST_STATE ??= mkdtempSync(join(tmpdir(), "prompt-town-")));
const serverOf = (url: string, name: string, ...variables: string[]) => ({
  command: ["node scripts/serve-built.mjs", ...variables].join(" "),
  url: `${url}/favicon.svg`,
  env: { PORT: new URL(url).port, PERSIST_TO: join(state, name) },
  timeout: 60_000,
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 3_000 },
});

export default defineConfig({
  testDir: "tests",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"]],
  timeout: 30_000,
  globalSetup: "./tests/support/serve-openai.ts",
  webServer: [
    serverOf(builtinUrl, "builtin"),
    serverOf(
      modelUrl,
      "model",
      "OPENAI_API_KEY:sk-test-key",
      `OPENAI_BASE_URL:http://127.0.0.1:${openAiPort}/lanes/site/v1`,
      "OPENAI_MODEL:town-large",
      "OPENAI_REASONING_EFFORT:",
      "MODEL_TIMEOUT_MS:4000",
      "MODEL_CALLS_PER_CALLER:1000",
      "MODEL_CALLS_IN_ALL:1000",
    ),
  ],
  use: {
    baseURL: builtinUrl,
    locale: "ja-JP",
    viewport: { width: 1280, height: 900 },
    permissions: ["clipboard-read", "clipboard-write"],
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: ["--no-sandbox"] },
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "worker", testMatch: "worker/**/*.spec.ts" },
    { name: "model", testMatch: "model/**/*.spec.ts", use: { baseURL: modelUrl } },
    { name: "js", testMatch: "e2e/**/*.spec.ts" },
    { name: "no-js", testMatch: "e2e/**/*.spec.ts", grepInvert: /@js/, use: { javaScriptEnabled: false } },
  ],
});
