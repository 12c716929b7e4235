import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

const read = (path: string) => readFileSync(join(import.meta.dirname, "../..", path), "utf8");

/** The settings that the Worker reads. */
const settings = [...read("workers/settings.ts").matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name!);

/** Secrets, and what is left unset: in no file of the repository. */
const unset = [
  "GOOGLE_CLIENT_ID",
  "GOOGLE_CLIENT_SECRET",
  "OPENAI_API_KEY",
  "RESEND_API_KEY",
  "RESEND_BASE_URL",
];

test("every setting is in the operator's table, and the table has no other", () => {
  const [, section = ""] = /## Settings\n([^]*?)\n## /.exec(read("docs/operations.md")) ?? [];
  const rows = [...section.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name!);
  expect(settings.length).toBeGreaterThan(20);
  expect(rows.toSorted()).toEqual(settings.toSorted());
});

test("every setting has its default in the configuration, but for secrets and what is unset", () => {
  const [, variables = ""] = /^\[vars\]\n([^]*)/m.exec(read("wrangler.toml")) ?? [];
  const given = [...variables.matchAll(/^([A-Z_]+) = /gm)].map(([, name]) => name!);
  expect([...given, ...unset].toSorted()).toEqual(settings.toSorted());
});

test("each schedule of the configuration is for something, and nothing waits for another", () => {
  const [, list = ""] = /^crons = \[(.*)\]$/m.exec(read("wrangler.toml")) ?? [];
  const [, works = ""] = /const schedules[^{]*\{\n([^]*?)\n\};/.exec(read("workers/run-schedule.ts")) ?? [];
  const crons = [...list.matchAll(/"([^"]+)"/g)].map(([, cron]) => cron!);
  const known = [...works.matchAll(/^ {2}"([^"]+)": \{/gm)].map(([, cron]) => cron!);
  expect(crons).toHaveLength(2);
  expect(known.toSorted()).toEqual(crons.toSorted());
});
