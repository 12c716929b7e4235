import { and, desc, eq, gt, isNotNull, sql } from "drizzle-orm";

import type { Viewer } from "~/context";
import { emailTokens } from "~/db/schema";
import { operation } from "~/operation";
import type { Services } from "~/services";

const ofChange = ({ id }: Pick<Viewer, "id">) =>
  and(eq(emailTokens.userId, id), eq(emailTokens.kind, "email_change"));

/** Selects the address that the viewer asked for and has not confirmed, and when its link was sent; for use in a batch. */
export const selectWaitingEmail = ({ db, clock }: Pick<Services, "db" | "clock">, viewer: Viewer) =>
  db
    .select({ email: sql<string>`${emailTokens.newEmail}`.as("email"), sentAt: emailTokens.createdAt })
    .from(emailTokens)
    .where(and(ofChange(viewer), gt(emailTokens.expiresAt, clock.now()), isNotNull(emailTokens.newEmail)))
    .orderBy(desc(sql`rowid`))
    .limit(1);

export const cancelEmailChangeOperation = operation({ limit: "write" });

/** Takes back the viewer's request for another address: no link to one works any more. */
export async function cancelEmailChange({ db }: Pick<Services, "db">, viewer: Viewer): Promise<void> {
  await db.delete(emailTokens).where(ofChange(viewer));
}
