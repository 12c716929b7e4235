import { and, eq, lt, sql, type SQL } from "drizzle-orm";

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

interface NewLink {
  userId: string;
  /** The account's address; nothing is stored once it has another. */
  email: string;
  /** The address that the account gets by the link, and that it is sent to. */
  newEmail?: string;
  kind: EmailKind;
  /** Scheme and host of the link. */
  site: string;
  /** SQL condition without which nothing is stored. */
  allowed?: SQL;
}

interface StoredLink extends Pick<NewLink, "userId" | "kind"> {
  tokenHash: string;
  /** The link itself, readable only this once. */
  link: string;
}

/** Stores a single-use link for an email; undefined where the account or its address is gone, or it is not allowed. */
export async function storeLink(
  { db, clock }: Pick<Services, "db" | "clock">,
  { userId, email, newEmail, kind, site, allowed }: NewLink,
): Promise<StoredLink | undefined> {
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
    .where(and(eq(users.id, userId), eq(users.email, email), allowed));
  const stored = await db.insert(emailTokens).select(row).returning({ userId: emailTokens.userId });
  if (stored.length === 0) return undefined;
  return { userId, kind, tokenHash, link: `${site}${emailPath[kind]}?token=${token}` };
}

/**
 * Sends the email of a stored link, or a notice in its place; older links of the same kind stop working (OWASP, forgot password). If
 * sending fails, the stored link goes, and the previous one still works. Errors: those of the transport.
 */
export async function mailLink(
  { db, mail }: Pick<Services, "db" | "mail">,
  { userId, kind, tokenHash }: StoredLink,
  email: Email,
): Promise<void> {
  const itself = eq(emailTokens.tokenHash, tokenHash);
  try {
    await mail.send(email);
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

/** Sends an email with a link to the account's address, as `storeLink` and `mailLink` do. Errors: those of the transport. */
export async function sendEmail(
  services: Pick<Services, "db" | "clock" | "mail">,
  { language, ...order }: Omit<NewLink, "newEmail" | "allowed"> & { language: Language },
): Promise<void> {
  const stored = await storeLink(services, order);
  if (stored) await mailLink(services, stored, { to: order.email, language, ...stored });
}
