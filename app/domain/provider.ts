/** How a person can sign in (specification, section 1): a Google account, or e-mail and password. */
export const providers = ["google", "password"] as const;

export type Provider = (typeof providers)[number];
