import type { LetterKind } from "~/platform/mail/mail";

const hour = 60 * 60 * 1000;

/** How long the link in a letter works, in milliseconds. */
export const letterLifetime: Record<LetterKind, number> = {
  password_reset: hour,
  email_verification: 24 * hour,
};

/** Where the link in a letter leads; the token comes after it as `?token=`, which no log keeps. */
export const letterPath: Record<LetterKind, string> = {
  password_reset: "/auth/new-password",
  email_verification: "/auth/verify",
};
