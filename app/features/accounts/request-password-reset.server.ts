import { eq } from "drizzle-orm";

import { users } from "~/db/schema";
import type { Operation } from "~/operation";
import type { Services } from "~/services";

import type { Origin } from "./register-account.server";
import { sendEmail } from "./send-email.server";
import { spendEmail } from "./spend-email.server";

export const requestPasswordResetOperation = {
  limit: "reset",
  errors: ["letters_spent"],
} as const satisfies Operation;

/**
 * Sends a reset link where there is an account, and answers the same where there is none; the work is done after the
 * answer, so that not even its time tells. Errors: `letters_spent`, counted for every address alike, and what keeps everybody from
 * an email where nothing can be written.
 */
export async function requestPasswordReset(
  services: Pick<Services, "db" | "clock" | "mail" | "background">,
  email: string,
  { language, site, network }: Origin,
): Promise<void> {
  await spendEmail(services, { kind: "password_reset", email, network });
  const send = async () => {
    const user = await services.db.select().from(users).where(eq(users.email, email)).get();
    if (user) await sendEmail(services, { userId: user.id, email, kind: "password_reset", language, site });
  };
  services.background(send());
}
