import type { EmailKind } from "~/domain/email-kinds";

const hour = 60 * 60 * 1000;

/** How long the link in a letter works, in milliseconds. */
export const letterLifetime: Record<EmailKind, number> = {
  password_reset: hour,
  email_verification: 24 * hour,
};

/** Where the link in a letter leads; the token comes after it as `?token=`, which no log keeps. */
export const letterPath: Record<EmailKind, string> = {
  password_reset: "/auth/new-password",
  email_verification: "/auth/verify",
};
