import { eq } from "drizzle-orm";

import { users } from "~/db/schema";
import { operation } from "~/operation";
import type { Services } from "~/services";

import type { Origin } from "./register-account.server";
import { sendEmail } from "./send-email.server";
import { spendEmail } from "./spend-email.server";

export const requestPasswordResetOperation = operation({ limit: "reset", errors: ["emails_spent"] });

/**
 * Sends a reset link if the account exists. The response is the same if not, and the work runs after it, so
 * that timing reveals nothing. Errors: `emails_spent`, counted for every address alike, and database failures.
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
