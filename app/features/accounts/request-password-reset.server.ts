import { eq, sql } from "drizzle-orm";

import { users } from "~/db/schema";
import { enforceRateLimit } from "~/platform/rate-limits";
import { hashToken } from "~/platform/tokens";
import type { Services } from "~/services";

import type { Origin } from "./register-account.server";
import { sendLetter } from "./send-letter.server";

/**
 * Sends a reset link where there is an account, and answers the same where there is none; the work is done after the
 * answer, so that not even its time tells. Errors: `rate_limited` per address, and for everybody where there is no database.
 */
export async function requestPasswordReset(
  services: Pick<Services, "db" | "clock" | "mail" | "limits" | "background">,
  email: string,
  { language, site }: Origin,
): Promise<void> {
  await enforceRateLimit(services.limits.reset, `email:${await hashToken(email)}`);
  // A letter is not promised where none can be written.
  await services.db.get(sql`SELECT 1`);
  const send = async () => {
    const user = await services.db.select().from(users).where(eq(users.email, email)).get();
    if (user) await sendLetter(services, { userId: user.id, email, kind: "password_reset", language, site });
  };
  services.background(send());
}
