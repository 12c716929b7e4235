import { and, eq, lt, sql } from "drizzle-orm";

import { emailTokens } from "~/db/schema";
import type { Language } from "~/languages";
import type { EmailKind } from "~/domain/email-kinds";
import { createToken, hashToken } from "~/platform/tokens";
import type { Services } from "~/services";

const hour = 60 * 60 * 1000;

/** How long the link in an email works, in milliseconds. */
export const emailLifetime: Record<EmailKind, number> = {
  password_reset: hour,
  email_verification: 24 * hour,
};

/** Where the link in an email leads; the token comes after it as `?token=`, which no log keeps. */
export const emailPath: Record<EmailKind, string> = {
  password_reset: "/auth/new-password",
  email_verification: "/auth/verify",
};

interface EmailOrder {
  userId: string;
  email: string;
  kind: EmailKind;
  language: Language;
  /** Scheme and host of the link. */
  site: string;
}

/**
 * Sends an email with a link that works once; older links of the same kind stop working (OWASP, forgot password). An email that
 * does not leave changes nothing: the link of the one before still works.
 */
export async function sendEmail(
  { db, clock, mail }: Pick<Services, "db" | "clock" | "mail">,
  { userId, email, kind, language, site }: EmailOrder,
): Promise<void> {
  const token = createToken();
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + emailLifetime[kind]);
  const tokenHash = await hashToken(token);
  await db.insert(emailTokens).values({ tokenHash, userId, purpose: kind, createdAt, expiresAt });
  const itself = eq(emailTokens.tokenHash, tokenHash);
  try {
    await mail.send({ to: email, language, kind, link: `${site}${emailPath[kind]}?token=${token}` });
  } catch (thrown) {
    await db.delete(emailTokens).where(itself);
    throw thrown;
  }
  // Of two that are sent at once, the later one stays.
  const own = db
    .select({ row: sql`rowid` })
    .from(emailTokens)
    .where(itself);
  await db
    .delete(emailTokens)
    .where(and(eq(emailTokens.userId, userId), eq(emailTokens.purpose, kind), lt(sql`rowid`, own)));
}
