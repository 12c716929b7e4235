import { and, eq, lt, sql } from "drizzle-orm";

import { emailTokens } from "~/db/schema";
import type { Language } from "~/domain/languages";
import type { EmailKind } from "~/domain/kinds";
import { createToken, hashToken } from "~/platform/tokens";
import type { Services } from "~/services";

const hour = 60 * 60 * 1000;

/** Lifetime of the link in an email, in milliseconds. */
export const emailLifetime: Record<EmailKind, number> = {
  password_reset: hour,
  email_verification: 24 * hour,
};

/** Path of the link in an email; the token follows as `?token=`, excluded from logs. */
export const emailPath: Record<EmailKind, string> = {
  password_reset: "/auth/new-password",
  email_verification: "/auth/verify",
};

interface EmailInput {
  userId: string;
  email: string;
  kind: EmailKind;
  language: Language;
  /** Scheme and host of the link. */
  site: string;
}

/**
 * Sends an email with a single-use link; older links of the same kind stop working (OWASP, forgot password). If
 * sending fails, nothing changes: the previous link still works. Errors: those of the transport.
 */
export async function sendEmail(
  { db, clock, mail }: Pick<Services, "db" | "clock" | "mail">,
  { userId, email, kind, language, site }: EmailInput,
): Promise<void> {
  const token = createToken();
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + emailLifetime[kind]);
  const tokenHash = await hashToken(token);
  await db.insert(emailTokens).values({ tokenHash, userId, kind, createdAt, expiresAt });
  const itself = eq(emailTokens.tokenHash, tokenHash);
  try {
    await mail.send({ to: email, language, kind, link: `${site}${emailPath[kind]}?token=${token}` });
  } catch (thrown) {
    await db.delete(emailTokens).where(itself);
    throw thrown;
  }
  // Of two concurrent emails, the later one stays.
  const own = db
    .select({ row: sql`rowid` })
    .from(emailTokens)
    .where(itself);
  await db
    .delete(emailTokens)
    .where(and(eq(emailTokens.userId, userId), eq(emailTokens.kind, kind), lt(sql`rowid`, own)));
}
