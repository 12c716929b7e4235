import { and, eq, lt, sql } from "drizzle-orm";

import { emailTokens, users } from "~/db/schema";
import type { Language } from "~/domain/languages";
import type { EmailKind } from "~/domain/kinds";
import type { Email } from "~/platform/mail/mail";
import { createToken, hashToken } from "~/platform/tokens";
import type { Services } from "~/services";

const hour = 60 * 60 * 1000;

/** Lifetime of the link in an email, in milliseconds. */
export const emailLifetime: Record<EmailKind, number> = {
  password_reset: hour,
  email_verification: 24 * hour,
  email_change: hour,
};

/** Path of the link in an email; the token follows as `?token=`, excluded from logs. */
export const emailPath: Record<EmailKind, string> = {
  password_reset: "/auth/new-password",
  email_verification: "/auth/verify",
  email_change: "/profile/email/confirm",
};

interface EmailInput {
  userId: string;
  /** The account's address; nothing is sent once it has another. */
  email: string;
  /** The address to write to instead, which the account gets by the link. */
  newEmail?: string;
  kind: EmailKind;
  language: Language;
  /** Scheme and host of the link. */
  site: string;
  /** A notice that is sent in place of the link, which nobody gets. */
  instead?: Pick<Email, "kind" | "link"> | undefined;
}

/**
 * Sends an email with a single-use link; older links of the same kind stop working (OWASP, forgot password). If
 * sending fails, nothing changes: the previous link still works. Errors: those of the transport.
 */
export async function sendEmail(
  { db, clock, mail }: Pick<Services, "db" | "clock" | "mail">,
  { userId, email, newEmail, kind, language, site, instead }: EmailInput,
): Promise<void> {
  const token = createToken();
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + emailLifetime[kind]);
  const tokenHash = await hashToken(token);
  const row = db
    .select({
      tokenHash: sql<string>`${tokenHash}`.as("token_hash"),
      userId: users.id,
      kind: sql<EmailKind>`${kind}`.as("kind"),
      createdAt: sql<Date>`${createdAt.getTime()}`.as("created_at"),
      expiresAt: sql<Date>`${expiresAt.getTime()}`.as("expires_at"),
      newEmail: sql<string | null>`${newEmail ?? null}`.as("new_email"),
    })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.email, email)));
  const stored = await db.insert(emailTokens).select(row).returning({ userId: emailTokens.userId });
  if (stored.length === 0) return;
  const itself = eq(emailTokens.tokenHash, tokenHash);
  try {
    const link = { kind, link: `${site}${emailPath[kind]}?token=${token}` };
    await mail.send({ to: newEmail ?? email, language, ...(instead ?? link) });
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
