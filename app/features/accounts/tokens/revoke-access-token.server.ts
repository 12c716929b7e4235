import { and, eq } from "drizzle-orm";

import type { Viewer } from "~/context";
import { accessTokens } from "~/db/schema";
import { AppError } from "~/errors";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { isOwnToken } from "./own-tokens.server";

export const revokeAccessTokenOperation = operation({ limit: "write", errors: ["access_token_not_found"] });

/** Revokes one of the viewer's personal tokens at once. Errors: `access_token_not_found`, also for another member's token. */
export async function revokeAccessToken(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  id: string,
): Promise<void> {
  const revoked = await db
    .delete(accessTokens)
    .where(and(eq(accessTokens.id, id), isOwnToken(viewer)))
    .returning({ id: accessTokens.id });
  if (revoked.length === 0) throw new AppError("access_token_not_found");
}
