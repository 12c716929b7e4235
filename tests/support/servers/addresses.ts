/** The ports of a Playwright run, chosen by `testState` (scripts/steps.mjs); Vitest's tests listen at none of them. */
const ports = process.env.TEST_PORTS ?? "8790 8791 8792 8793 8794 8795";
const [builtin, model, openAi, oidc, generated, alone] = ports.split(" ").map(Number);

const origin = (port = 0) => `http://localhost:${port}`;

/** The built Worker without a model: the built-in engine responds. */
export const builtinUrl = origin(builtin);

/** The built Worker with a model, the OpenAI server of the tests. */
export const modelUrl = origin(model);

/** The built Worker of the generated requests, without a model too. */
export const generatedUrl = origin(generated);

/** The built Worker of the tests that need its database for themselves. */
export const aloneUrl = origin(alone);

export const openAiPort = openAi!;

export const oidcPort = oidc!;

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
  "--entry=tests/faults/faulty-worker.ts",
];
