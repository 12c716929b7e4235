import { and, eq, gt } from "drizzle-orm";

import { drafts } from "~/db/schema";
import { AppError } from "~/errors";
import type { Services } from "~/services";

export type Draft = typeof drafts.$inferSelect;

/** The draft behind an id. Unknown and expired ids are `draft_not_found`. */
export async function getDraft({ db, clock }: Pick<Services, "db" | "clock">, id: string): Promise<Draft> {
  const draft = await db
    .select()
    .from(drafts)
    .where(and(eq(drafts.id, id), gt(drafts.expiresAt, clock.now())))
    .get();
  if (!draft) throw new AppError("draft_not_found");
  return draft;
}
