import { eq } from "drizzle-orm";

import type { Viewer } from "~/context";
import { users } from "~/db/schema";
import { AppError } from "~/errors";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { isRecent } from "./confirm-identity.server";
import type { Origin } from "./register-account.server";
import { mailLink, storeLink } from "./send-email.server";
import { sendNotice } from "./send-notice.server";
import { spendEmail } from "./spend-email.server";
import { stillSignedIn } from "./tokens/token-row.server";

export const requestEmailChangeOperation = operation({
  limit: "reset",
  errors: ["requires_recent_login", "emails_spent"],
});

/**
 * Sends a link to the viewer's new address, which they get by it, and a notice to the present one. An address that has an account
 * gets a notice instead; everything else is the same, and its owner is looked for after the response, so that nothing tells which
 * addresses have one. Errors: `requires_recent_login`, `emails_spent`; `invalid_fields` for the present address; `unauthenticated`
 * when the viewer's session has ended in the meantime.
 */
export async function requestEmailChange(
  services: Pick<Services, "db" | "clock" | "mail" | "background">,
  viewer: Viewer,
  newEmail: string,
  { language, site, network }: Origin,
): Promise<void> {
  const { db, background } = services;
  const { id: userId, email } = viewer;
  if (!isRecent(services, viewer)) throw new AppError("requires_recent_login");
  if (newEmail === email) throw new AppError("invalid_fields", { fields: { email: { code: "same_email" } } });
  await spendEmail(services, { kind: "email_change", email: newEmail, network, userId });
  const allowed = stillSignedIn(services, viewer);
  // Before the response: the next page says that it waits. For a taken address as well, whose link nobody gets.
  const stored = await storeLink(services, { userId, email, newEmail, kind: "email_change", site, allowed });
  if (!stored) throw new AppError("unauthenticated");
  const send = async () => {
    const [taken] = await db
      .select({ language: users.language })
      .from(users)
      .where(eq(users.email, newEmail));
    const notice = { kind: "email_change_taken", link: `${site}/auth` } as const;
    await mailLink(services, stored, {
      to: newEmail,
      language,
      ...(taken ? { ...notice, ...taken } : stored),
    });
  };
  background(send());
  sendNotice(services, viewer, { kind: "email_change_requested", link: `${site}/profile/password`, network });
}
