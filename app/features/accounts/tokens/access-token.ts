import type { TokenScope } from "~/domain/token-scopes";

/** A member's personal access token, without the token itself. */
export interface AccessToken {
  id: string;
  name: string;
  /** Its last four characters. */
  ending: string;
  scope: TokenScope;
  createdAt: Date;
  /** To the hour. Null if it was never used. */
  lastUsedAt: Date | null;
  expiresAt: Date | null;
}
