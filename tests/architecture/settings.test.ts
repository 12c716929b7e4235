import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";

import { schedules } from "../../workers/run-schedule";
import { settings as schema } from "../../workers/settings";

const read = (path: string) => readFileSync(join(import.meta.dirname, "../..", path), "utf8");

/** The settings of the Worker. */
const settings = Object.keys(schema.shape);

const configuration = unstable_readConfig({ config: join(import.meta.dirname, "../../wrangler.toml") });

/** Secrets and unset settings: in no file of the repository. */
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

test("every setting has its default in the configuration, except secrets and unset ones", () => {
  const given = Object.keys(configuration.vars);
  expect([...given, ...unset].toSorted()).toEqual(settings.toSorted());
});

test("each schedule of the configuration has a job, and none waits for another", () => {
  const crons = configuration.triggers.crons ?? [];
  expect(crons).toHaveLength(2);
  expect(Object.keys(schedules).toSorted()).toEqual(crons.toSorted());
});
