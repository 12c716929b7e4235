import { and, eq, inArray, isNull } from "drizzle-orm";

import type { Viewer } from "~/context";
import { emailTokens, users } from "~/db/schema";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { spendEmailToken } from "./email-token.server";

export const verifyEmailOperation = operation({ errors: ["token_expired"] });

/**
 * Verifies the viewer's address by a verification link. The link alone is not enough: the reader of the email
 * may not be the person who registered, and would vouch for a stranger's password.
 * Errors: `token_expired`, also for another user's link.
 */
export async function verifyEmail(
  services: Pick<Services, "db" | "clock">,
  viewer: Pick<Viewer, "id">,
  token: string,
): Promise<void> {
  const { db, clock } = services;
  await spendEmailToken(services, { kind: "email_verification", token, userId: viewer.id }, (isGood) => {
    const owner = db.select({ id: emailTokens.userId }).from(emailTokens).where(isGood);
    return [
      db
        .update(users)
        .set({ emailVerifiedAt: clock.now() })
        .where(and(eq(users.id, viewer.id), inArray(users.id, owner), isNull(users.emailVerifiedAt))),
    ];
  });
}
