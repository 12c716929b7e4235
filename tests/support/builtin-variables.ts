import { oidcPort } from "./addresses";
import { oidcClient } from "./oidc-client";

const provider = `http://127.0.0.1:${oidcPort}`;

/** The variables of a Worker without a model, for `scripts/serve-built.mjs`. */
export const builtinVariables = [
  `GOOGLE_CLIENT_ID:${oidcClient.clientId}`,
  `GOOGLE_CLIENT_SECRET:${oidcClient.clientSecret}`,
  `GOOGLE_ISSUER:${provider}`,
  `GOOGLE_AUTHORIZATION_URL:${provider}/choose`,
  `GOOGLE_TOKEN_URL:${provider}/token`,
  `GOOGLE_JWKS_URL:${provider}/jwks`,
  "ADMIN_EMAILS:admin@example.com",
  "FAULTS:on",
];
