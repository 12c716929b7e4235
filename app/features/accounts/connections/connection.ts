import type { TokenScope } from "~/domain/token-scopes";

export interface Connection {
  id: string;
  /** The name that the app gave itself. */
  name: string;
  /** Where its access was sent. */
  host: string;
  scope: TokenScope;
  createdAt: Date;
  /** To the hour. Null if it was never used. */
  lastUsedAt: Date | null;
  expiresAt: Date | null;
}
