import { applyD1Migrations, reset, type D1Migration } from "cloudflare:test";
import { env } from "cloudflare:workers";

declare global {
  namespace Cloudflare {
    interface Env {
      /** Only in tests: the migrations, read by `vitest.config.ts`. */
      MIGRATIONS: D1Migration[];
      SEARCH_MIGRATIONS: D1Migration[];
    }
  }
}

// The file before has left its rows: files share a runtime.
await reset();
await applyD1Migrations(env.DB, env.MIGRATIONS);
await applyD1Migrations(env.SEARCH, env.SEARCH_MIGRATIONS);
