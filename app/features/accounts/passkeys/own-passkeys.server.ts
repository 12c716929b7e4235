import { and, asc, eq } from "drizzle-orm";

import type { Viewer } from "~/context";
import { passkeys } from "~/db/schema";
import { AppError } from "~/errors";
import type { Services } from "~/services";

export interface PasskeyItem {
  id: string;
  /** The browser that created it. */
  userAgent: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

const isOwn = ({ id }: Pick<Viewer, "id">) => eq(passkeys.userId, id);

/** Selects the viewer's passkeys, oldest first; for use in a batch. */
export const selectPasskeys = ({ db }: Pick<Services, "db">, viewer: Pick<Viewer, "id">) =>
  db
    .select({
      id: passkeys.id,
      userAgent: passkeys.userAgent,
      createdAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
    })
    .from(passkeys)
    .where(isOwn(viewer))
    .orderBy(asc(passkeys.createdAt), passkeys.id);

/** The viewer's passkeys as browsers know them. */
export const listCredentials = ({ db }: Pick<Services, "db">, viewer: Pick<Viewer, "id">) =>
  db.select({ id: passkeys.id, transports: passkeys.transports }).from(passkeys).where(isOwn(viewer));

/** One of the viewer's passkeys. Errors: `passkey_not_found`, also for another member's. */
export async function getPasskey(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  id: string,
): Promise<Pick<PasskeyItem, "userAgent">> {
  const found = await db
    .select({ userAgent: passkeys.userAgent })
    .from(passkeys)
    .where(and(eq(passkeys.id, id), isOwn(viewer)))
    .get();
  if (!found) throw new AppError("passkey_not_found");
  return found;
}
