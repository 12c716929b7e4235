import { respondToOAuth } from "~/http/oauth.server";

/** The authorization server's metadata (RFC 8414). */
const handler = respondToOAuth({ limit: "read", reads: true });

export const loader = handler;
export const action = handler;
