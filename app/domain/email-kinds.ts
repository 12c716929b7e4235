/** The emails with a link that an account gets. */
export const emailKinds = ["email_verification", "password_reset"] as const;

export type EmailKind = (typeof emailKinds)[number];
