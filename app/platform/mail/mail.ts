
export const letterKinds = ["email_verification", "password_reset"] as const;

export type LetterKind = (typeof letterKinds)[number];
