/** Account emails with a link. */
export const emailKinds = ["email_verification", "password_reset"] as const;

export type EmailKind = (typeof emailKinds)[number];
