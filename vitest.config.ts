import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";

import { countedLibraries, countWork } from "./tests/growth/count-work.ts";
import { promises, promiseTag } from "./tests/support/reporters/promises.ts";
import { chooseSeed, seedHint } from "./tests/support/sampling.ts";
import { icons } from "./build-plugins/icons.ts";
import { playbooks } from "./build-plugins/playbooks.ts";

const workerTests = ["app/**/*.worker.test.ts", "tests/faults/*.worker.test.ts"];

/** The Worker tests of `npm run test:quick`: no slow password hashing, no large databases, no pictures. */
const quickWorkerTests = [
  "app/db/*.worker.test.ts",
  "app/features/{generator,prompts,sharing}/*.worker.test.ts",
  "tests/faults/*.worker.test.ts",
];

export default defineConfig({
  plugins: [icons(), playbooks()],
  resolve: { tsconfigPaths: true },
  test: {
    // One more than Vitest's default for two processors: tests mostly wait for their runtimes.
    maxWorkers: 2,
    // Long enough for a busy machine; passwords are hashed for real, many times.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // For the runtimes that do not inherit this process's environment.
    env: { TEST_ALL: process.env.TEST_ALL ?? "", TEST_SEED: chooseSeed() },
    tags: promises.map(({ id }) => ({ name: promiseTag(id) })),
    reporters: [
      "default",
      ...(process.env.TEST_TIMES ? ["./tests/support/reporters/times-vitest-reporter.ts"] : []),
      { onTestRunStart: () => void process.stdout.write(`${seedHint}\n`) },
      ...(process.env.WHOLE_RUN ? ["./tests/support/reporters/promises-vitest-reporter.ts"] : []),
    ],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          // Modules are shared by all files: importing took longer than testing.
          isolate: false,
          environment: "node",
          setupFiles: ["tests/support/seed-properties.ts"],
          include: [
            "app/**/*.test.ts",
            "workers/*.test.ts",
            "scripts/**/*.test.ts",
            "tests/architecture/*.test.ts",
          ],
          exclude: ["app/**/*.worker.test.ts"],
        },
      },
      {
        extends: true,
        plugins: [countWork()],
        // The modules that the Worker has.
        resolve: { alias: { yaml: join(import.meta.dirname, "node_modules/yaml/browser/index.js") } },
        test: {
          name: "growth",
          environment: "node",
          include: ["tests/growth/*.test.ts"],
          // Instrumented like our own code.
          server: { deps: { inline: [...countedLibraries] } },
        },
      },
      {
        extends: true,
        plugins: [
          cloudflareTest({
            miniflare: {
              compatibilityDate: "2026-09-01",
              compatibilityFlags: ["nodejs_compat"],
              d1Databases: ["DB", "SEARCH"],
              kvNamespaces: ["CACHE", "OAUTH"],
              r2Buckets: ["FILES"],
              images: { binding: "IMAGES" },
              modulesRules: [{ type: "CompiledWasm", include: ["**/*.wasm?module"] }],
              // Font files, copied to the Worker by a build.
              serviceBindings: {
                ASSETS: async (request) =>
                  new Response(await readFile(join(import.meta.dirname, new URL(request.url).pathname))),
              },
              bindings: {
                MIGRATIONS: await readD1Migrations("migrations"),
                SEARCH_MIGRATIONS: await readD1Migrations("migrations-search"),
              },
            },
          }),
        ],
        test: {
          name: "worker",
          include: process.env.QUICK_RUN ? quickWorkerTests : workerTests,
          // Modules are shared by all files; storage is not (`apply-migrations.ts`).
          isolate: false,
          // The local runtime sometimes loses an internal connection on a busy machine; Drizzle's message has the query instead.
          retry: { count: 1, condition: /Network connection lost|Failed query: / },
          globalSetup: ["tests/support/servers/provide-openai-server.ts"],
          setupFiles: ["tests/support/database/apply-migrations.ts", "tests/support/seed-properties.ts"],
        },
      },
    ],
  },
});
