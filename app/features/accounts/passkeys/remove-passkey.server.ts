import { and, eq } from "drizzle-orm";

import type { Viewer } from "~/context";
import { passkeys } from "~/db/schema";
import { AppError } from "~/errors";
import { operation } from "~/operation";
import type { Services } from "~/services";

export const removePasskeyOperation = operation({ limit: "write", errors: ["passkey_not_found"] });

/** Removes one of the viewer's passkeys at once. Errors: `passkey_not_found`, also for another member's. */
export async function removePasskey(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  id: string,
): Promise<void> {
  const removed = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, viewer.id)))
    .returning({ id: passkeys.id });
  if (removed.length === 0) throw new AppError("passkey_not_found");
}
