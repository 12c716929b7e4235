import { openDb } from "~/db/client";
import { systemClock } from "~/platform/clock";
import { randomIds } from "~/platform/ids";
import { d1SearchIndex } from "~/platform/search/d1-search-index.server";

import { openDatabase } from "../databases/open-database";
import { sqliteSession } from "../databases/sqlite-session";
import { readEditors } from "./read-editors";
import { seedTown } from "./seed-town";

/**
 * Opens the town in the local databases of this folder with the prompts of `editors/`, all or nothing; answers how many were published. It writes
 * into the files themselves: through wrangler's proxy, each statement would wait for three round trips.
 */
export async function openTown(stateFolder: string): Promise<number> {
  const { database: main } = openDatabase(stateFolder, "prompts");
  const { database: search } = openDatabase(stateFolder, "versions");
  // The index first: a town is never without it, and an index without a town is written again.
  const databases = [search, main];
  for (const database of databases) database.exec("BEGIN IMMEDIATE");
  const services = {
    db: openDb(sqliteSession(main)),
    search: d1SearchIndex(sqliteSession(search)),
    ids: randomIds,
    clock: systemClock,
  };
  const count = await seedTown(services, readEditors());
  for (const database of databases) database.exec("COMMIT");
  for (const database of databases) database.close();
  return count;
}
