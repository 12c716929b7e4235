import { applyD1Migrations, reset, type D1Migration } from "cloudflare:test";
import { env } from "cloudflare:workers";

declare global {
  namespace Cloudflare {
    interface Env {
      /** For tests alone: the migrations, read by `vitest.config.ts`. */
      MIGRATIONS: D1Migration[];
      SEARCH_MIGRATIONS: D1Migration[];
    }
  }
}

// Files share a runtime: deletes the rows of the one before.
await reset();
await applyD1Migrations(env.DB, env.MIGRATIONS);
await applyD1Migrations(env.SEARCH, env.SEARCH_MIGRATIONS);
