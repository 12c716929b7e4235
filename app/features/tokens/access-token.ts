import type { TokenScope } from "~/token-scopes";

/** A member's personal access token, without the token itself. */
export interface AccessToken {
  id: string;
  name: string;
  /** Its last four characters. */
  ending: string;
  scope: TokenScope;
  createdAt: Date;
  /** To the hour. Null: never yet. */
  lastUsedAt: Date | null;
  /** Null: it does not expire. */
  expiresAt: Date | null;
}
