// `npm run db:generate -- NAME`: the next migration, from the difference between the migrations so far and both sources of the
// database: `app/db/schema.ts` (tables and indexes, by drizzle-kit) and `app/db/triggers.sql` (views and triggers).
import { appendFileSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import { migratedDatabase, triggersOf, wantedTriggers } from "./migrated-database.mjs";
import { root, run } from "./steps.mjs";

const name = process.argv[2];
if (!name) {
  console.error("Usage: npm run db:generate -- NAME");
  process.exit(1);
}
const folder = join(root, "migrations");
const filesBefore = readdirSync(folder).filter((file) => file.endsWith(".sql"));
const before = triggersOf(migratedDatabase());
await run("drizzle-kit", ["generate", "--name", name]);
const added = () =>
  readdirSync(folder).filter((file) => file.endsWith(".sql") && !filesBefore.includes(file));
const wanted = wantedTriggers();
const stale = before.filter((old) => !wanted.some((one) => one.name === old.name && one.sql === old.sql));
const fresh = wanted.filter((one) => !before.some((old) => one.name === old.name && one.sql === old.sql));
if (stale.length + fresh.length > 0) {
  if (added().length === 0) await run("drizzle-kit", ["generate", "--custom", "--name", name]);
  const statements = [
    // Triggers first: those on a view go with it.
    ...stale.filter(({ type }) => type === "trigger").map((one) => `DROP TRIGGER IF EXISTS ${one.name};`),
    ...stale.filter(({ type }) => type === "view").map((one) => `DROP VIEW ${one.name};`),
    ...fresh.map(({ sql }) => `${sql};`),
  ];
  appendFileSync(
    join(folder, added()[0]),
    statements.map((sql) => `--> statement-breakpoint\n${sql}\n`).join(""),
  );
}
// The last one is all that drizzle-kit compares with.
const snapshots = readdirSync(join(folder, "meta")).filter((file) => file.endsWith("_snapshot.json"));
for (const old of snapshots.sort().slice(0, -1)) rmSync(join(folder, "meta", old));
