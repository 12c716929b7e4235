/** The longest name of a token, in characters, and how many tokens a member may have at a time. */
export const tokenNameLimit = 50;
export const accessTokensLimit = 20;

/** For how many days a token may be good; `none`: until it is revoked. */
export const tokenExpiries = ["30", "90", "365", "none"] as const;
export type TokenExpiry = (typeof tokenExpiries)[number];
export const defaultExpiry: TokenExpiry = "90";

/** What every token begins with, so that scanners find one that was left in somebody's code. */
export const tokenPrefix = "pt_";
