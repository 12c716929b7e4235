/** Maximum length of a token's name, in characters, and maximum number of tokens per member. */
export const tokenNameLimit = 50;
export const accessTokensLimit = 20;

/** Lifetimes of a token, in days; `none`: until it is revoked. */
export const tokenExpiries = ["30", "90", "365", "none"] as const;
export type TokenExpiry = (typeof tokenExpiries)[number];
export const defaultExpiry: TokenExpiry = "90";

/** Prefix of every token: secret scanners recognize leaked ones. */
export const tokenPrefix = "pt_";
