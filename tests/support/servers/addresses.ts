/** The built Worker without a model: the built-in engine answers. */
export const builtinUrl = "http://localhost:8790";

/** The built Worker with a model, the OpenAI server of the tests. */
export const modelUrl = "http://localhost:8791";

/** The built Worker of the generated requests, without a model too. */
export const generatedUrl = `http://localhost:${Number(new URL(builtinUrl).port) + 4}`;

export const openAiPort = 8792;

export const oidcPort = 8793;

/** The only client of the tests' OpenID server. */
export const oidcClient = { clientId: "prompt-town", clientSecret: "town-secret" };

const provider = `http://127.0.0.1:${oidcPort}`;

/** Arguments of `scripts/serve-built.mjs` for a Worker without a model, with faults on order. */
export const builtinVariables = [
  `GOOGLE_CLIENT_ID:${oidcClient.clientId}`,
  `GOOGLE_CLIENT_SECRET:${oidcClient.clientSecret}`,
  `GOOGLE_ISSUER:${provider}`,
  `GOOGLE_AUTHORIZATION_URL:${provider}/choose`,
  `GOOGLE_TOKEN_URL:${provider}/token`,
  `GOOGLE_JWKS_URL:${provider}/jwks`,
  "ADMIN_EMAILS:admin@example.com",
  // Members of the tests are new, and publish much.
  "EARLY_PUBLICATIONS:10000",
  "--faults",
];
