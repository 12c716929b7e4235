/** Scopes of a personal access token, each including the ones before it. */
export const tokenScopes = ["read", "write"] as const;

export type TokenScope = (typeof tokenScopes)[number];
