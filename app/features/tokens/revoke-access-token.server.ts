import { and, eq } from "drizzle-orm";

import type { Viewer } from "~/context";
import { accessTokens } from "~/db/schema";
import { AppError } from "~/errors";
import type { Services } from "~/services";

/** Ends one of the viewer's tokens at once. Unknown ids and strangers' are `access_token_not_found`. */
export async function revokeAccessToken(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  id: string,
): Promise<void> {
  const revoked = await db
    .delete(accessTokens)
    .where(and(eq(accessTokens.id, id), eq(accessTokens.userId, viewer.id)))
    .returning({ id: accessTokens.id });
  if (revoked.length === 0) throw new AppError("access_token_not_found");
}
