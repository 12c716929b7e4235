import { gt, isNull, or } from "drizzle-orm";

import { accessTokens } from "~/db/schema";

/** The condition that a token has not expired. */
export const isLiving = (now: Date) => or(isNull(accessTokens.expiresAt), gt(accessTokens.expiresAt, now));
