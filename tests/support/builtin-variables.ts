import { oidcPort } from "./addresses";
import { oidcClient } from "./oidc-client";

const provider = `http://127.0.0.1:${oidcPort}`;

/** The arguments of `scripts/serve-built.mjs` for a Worker without a model, whose bindings fail on order. */
export const builtinVariables = [
  `GOOGLE_CLIENT_ID:${oidcClient.clientId}`,
  `GOOGLE_CLIENT_SECRET:${oidcClient.clientSecret}`,
  `GOOGLE_ISSUER:${provider}`,
  `GOOGLE_AUTHORIZATION_URL:${provider}/choose`,
  `GOOGLE_TOKEN_URL:${provider}/token`,
  `GOOGLE_JWKS_URL:${provider}/jwks`,
  "ADMIN_EMAILS:admin@example.com",
  "--faults",
];
