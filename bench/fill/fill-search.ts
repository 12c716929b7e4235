import type { DatabaseSync } from "node:sqlite";

import { openDb } from "~/db/client";
import { indexTown } from "~/features/town/index-town.server";
import { d1SearchIndex } from "~/platform/search/d1-search-index.server";

import { sqliteSession } from "../../scripts/databases/sqlite-session";

/** Rounds of 50 changes each. */
const roundsPerTransaction = 100;

/** Indexes all publications as `npm run search:rebuild` does: by the outbox and the product's own command. */
export async function fillSearch(main: DatabaseSync, search: DatabaseSync): Promise<void> {
  main.exec("PRAGMA synchronous = OFF");
  search.exec("PRAGMA synchronous = OFF; PRAGMA cache_size = -500000");
  main.exec(`INSERT INTO search_outbox (town_number)
    SELECT town_number FROM publications WHERE is_public = 1 AND town_number IS NOT NULL ORDER BY town_number`);
  const waiting = main.prepare("SELECT 1 FROM search_outbox LIMIT 1");
  const services = {
    db: openDb(sqliteSession(main)),
    search: d1SearchIndex(sqliteSession(search)),
  };
  while (waiting.get()) {
    for (const database of [main, search]) database.exec("BEGIN");
    await indexTown(services, roundsPerTransaction);
    for (const database of [main, search]) database.exec("COMMIT");
  }
}
