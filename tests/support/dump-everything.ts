import { env } from "cloudflare:workers";

import type { Db } from "~/db/client";

import { dumpDatabase } from "./dump-database";
import { dumpSearch } from "./dump-search";

/** Everything that is kept, each row, file and key with what lies under it as one text, by where it lies. */
export async function dumpEverything(db: Db): Promise<Record<string, string[]>> {
  const files: string[] = [];
  for (let cursor: string | undefined, more = true; more;) {
    const page = await env.FILES.list({ cursor });
    for (const { key } of page.objects) {
      const body = await (await env.FILES.get(key))?.arrayBuffer();
      files.push(`${key} ${Buffer.from(body ?? new ArrayBuffer(0)).toString("latin1")}`);
    }
    more = page.truncated;
    cursor = page.truncated ? page.cursor : undefined;
  }
  const cache: string[] = [];
  for (let cursor: string | undefined, more = true; more;) {
    const page = await env.CACHE.list({ cursor });
    for (const { name } of page.keys) cache.push(`${name} ${await env.CACHE.get(name)}`);
    more = !page.list_complete;
    cursor = page.list_complete ? undefined : page.cursor;
  }
  return { ...(await dumpDatabase(db)), ...(await dumpSearch()), files, cache };
}
