/** What a personal access token lets its bearer do, each with what stands before it. */
export const tokenScopes = ["read", "write"] as const;

export type TokenScope = (typeof tokenScopes)[number];
