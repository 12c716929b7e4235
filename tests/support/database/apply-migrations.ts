import { applyD1Migrations, type D1Migration } from "cloudflare:test";
import { env } from "cloudflare:workers";

import { emptyStores } from "./empty-stores.ts";

declare global {
  namespace Cloudflare {
    interface Env {
      /** For tests alone, read by `vitest.config.ts`: the migrations, and the statements of a migrated database. */
      MIGRATIONS: D1Migration[];
      SCHEMA: string[];
      SEARCH_MIGRATIONS: D1Migration[];
    }
  }
}

// Files share a runtime: deletes what the one before stored.
await emptyStores();
await env.DB.batch(env.SCHEMA.map((statement) => env.DB.prepare(statement)));
await applyD1Migrations(env.SEARCH, env.SEARCH_MIGRATIONS);
