import { and, eq, isNull } from "drizzle-orm";

import { users } from "~/db/schema";
import type { Services } from "~/services";

import { spendEmailToken } from "./spend-email-token.server";

/** Takes a verification link as proof of its account's address. Errors: `token_expired`. */
export async function verifyEmail(services: Pick<Services, "db" | "clock">, token: string): Promise<void> {
  const userId = await spendEmailToken(services, "email_verification", token);
  await services.db
    .update(users)
    .set({ emailVerifiedAt: services.clock.now() })
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)));
}
