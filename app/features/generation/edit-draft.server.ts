import { and, eq, gt } from "drizzle-orm";

import { drafts } from "~/db/schema";
import { AppError } from "~/errors";
import type { Services } from "~/services";

import type { DraftEdit } from "./schema";

/** Puts the edited text in place of a draft's. Unknown and expired ids are `draft_not_found`. */
export async function editDraft(
  { db, clock }: Pick<Services, "db" | "clock">,
  id: string,
  { content }: DraftEdit,
): Promise<void> {
  const edited = await db
    .update(drafts)
    .set({ content })
    .where(and(eq(drafts.id, id), gt(drafts.expiresAt, clock.now())))
    .returning({ id: drafts.id });
  if (edited.length === 0) throw new AppError("draft_not_found");
}
