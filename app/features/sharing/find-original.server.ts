import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";

import { prompts } from "~/db/schema";
import type { Services } from "~/services";

/** The public prompt that a shared one is based on; null: none. */
export async function findOriginal(
  { db }: Pick<Services, "db">,
  shareId: string,
): Promise<{ shareId: string; title: string } | null> {
  const original = alias(prompts, "original");
  const row = await db
    .select({
      shareId: original.shareId,
      title: sql<string>`coalesce(nullif(${original.title}, ''), substr(${original.originalInput}, 1, 80))`,
    })
    .from(prompts)
    .innerJoin(original, and(eq(original.id, prompts.remixOf), eq(original.isPublic, true)))
    .where(eq(prompts.shareId, shareId))
    .get();
  return row?.shareId ? { shareId: row.shareId, title: row.title } : null;
}
