import { endRevoked } from "~/features/accounts/connections/end-connection.server";
import { endReused, redeemGrant } from "~/features/accounts/connections/redeem-grant.server";
import { respondToOAuth } from "~/http/oauth.server";

/** Tokens for connected apps: from a code, from a refresh token, and their revocation. */
const handler = respondToOAuth({
  limit: "read",
  redeemerOf: (services) => ({
    presented: (tokenHash) => endReused(services, tokenHash),
    redeem: (grant) => redeemGrant(services, grant),
    revoked: (connectionId) => endRevoked(services, connectionId),
  }),
});

export const loader = handler;
export const action = handler;
