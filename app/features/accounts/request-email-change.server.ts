import { eq } from "drizzle-orm";

import type { Viewer } from "~/context";
import { users } from "~/db/schema";
import { AppError } from "~/errors";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { isRecent } from "./confirm-identity.server";
import type { Origin } from "./register-account.server";
import { sendEmail } from "./send-email.server";
import { spendEmail } from "./spend-email.server";

export const requestEmailChangeOperation = operation({
  limit: "reset",
  errors: ["requires_recent_login", "emails_spent"],
});

/**
 * Sends a link to the viewer's new address, which they get by it, and a notice to the present one. An address that has an account
 * gets a notice instead; everything else is the same, and the work runs after the response, so that nothing tells which
 * addresses have one. Errors: `requires_recent_login`, `emails_spent`; `invalid_fields` for the present address.
 */
export async function requestEmailChange(
  services: Pick<Services, "db" | "clock" | "mail" | "background">,
  viewer: Viewer,
  newEmail: string,
  { language, site, network }: Origin,
): Promise<void> {
  const { db, mail, background } = services;
  const { id: userId, email } = viewer;
  if (!isRecent(services, viewer)) throw new AppError("requires_recent_login");
  if (newEmail === email) throw new AppError("invalid_fields", { fields: { email: { code: "same_email" } } });
  // The notice too: the present address may be a stranger's, so long as it is not verified.
  await spendEmail(services, { kind: "email_change_requested", email, network });
  await spendEmail(services, { kind: "email_change", email: newEmail, network, userId });
  const send = async () => {
    const taken = await db.select({ id: users.id }).from(users).where(eq(users.email, newEmail)).get();
    // Its link is stored like any other, and unknown to all: an earlier one that still works would tell.
    const instead = taken && ({ kind: "email_change_taken", link: `${site}/auth` } as const);
    await sendEmail(services, { userId, email, newEmail, kind: "email_change", language, site, instead });
  };
  background(send());
  const link = `${site}/profile/password`;
  background(mail.send({ to: email, language, kind: "email_change_requested", link }));
}
