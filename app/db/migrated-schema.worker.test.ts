import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";

import { emptyStores } from "../../tests/support/database/empty-stores";

/** Everything in the database, but not the record of its migrations. */
const schemaOf = async () => {
  const { results } = await env.DB.prepare(
    `SELECT type, name, sql FROM sqlite_master
    WHERE name NOT LIKE 'd1_migrations' AND tbl_name NOT LIKE 'd1_migrations' AND name <> 'sqlite_sequence' ORDER BY 1, 2`,
  ).all();
  const { results: counters } = await env.DB.prepare("SELECT * FROM counters ORDER BY name").all();
  return { results, counters };
};

test("the database of every test is as the migrations leave it", async () => {
  const made = await schemaOf();
  expect(made.results.length).toBeGreaterThan(100);
  await emptyStores();
  await applyD1Migrations(env.DB, env.MIGRATIONS);
  await applyD1Migrations(env.SEARCH, env.SEARCH_MIGRATIONS);
  expect(await schemaOf()).toEqual(made);
});
