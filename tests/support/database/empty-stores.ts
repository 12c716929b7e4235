import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";

/** Deletes all rows, keys and files. The runtime forgets to empty a store that it has put away unused, so each is woken first. */
export async function emptyStores(): Promise<void> {
  await Promise.all([
    env.DB.prepare("SELECT 1").run(),
    env.SEARCH.prepare("SELECT 1").run(),
    env.CACHE.get("any"),
    env.OAUTH.get("any"),
    env.FILES.head("any"),
  ]);
  await reset();
}
