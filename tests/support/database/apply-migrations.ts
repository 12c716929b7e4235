import { applyD1Migrations, type D1Migration } from "cloudflare:test";
import { env } from "cloudflare:workers";

import { emptyStores } from "./empty-stores.ts";

declare global {
  namespace Cloudflare {
    interface Env {
      /** For tests only, read by `vitest.config.ts`. */
      MIGRATIONS: D1Migration[];
      SEARCH_MIGRATIONS: D1Migration[];
    }
  }
}

// Files share a runtime: deletes what the one before stored.
await emptyStores();
await applyD1Migrations(env.DB, env.MIGRATIONS);
await applyD1Migrations(env.SEARCH, env.SEARCH_MIGRATIONS);
