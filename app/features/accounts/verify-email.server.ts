import { and, inArray, isNull } from "drizzle-orm";

import { emailTokens, users } from "~/db/schema";
import type { Services } from "~/services";

import { spendEmailToken } from "./email-token.server";

/** Takes a verification link as proof of its account's address. Errors: `token_expired`. */
export async function verifyEmail(services: Pick<Services, "db" | "clock">, token: string): Promise<void> {
  const { db, clock } = services;
  await spendEmailToken(services, { kind: "email_verification", token }, (isGood) => {
    const owner = db.select({ id: emailTokens.userId }).from(emailTokens).where(isGood);
    return [
      db
        .update(users)
        .set({ emailVerifiedAt: clock.now() })
        .where(and(inArray(users.id, owner), isNull(users.emailVerifiedAt))),
    ];
  });
}
