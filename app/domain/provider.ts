/** Ways to sign in (specification, section 1): a Google account, or email and password. */
export const providers = ["google", "password"] as const;

export type Provider = (typeof providers)[number];
