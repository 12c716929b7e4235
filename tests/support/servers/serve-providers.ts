import { seedHint } from "../sampling";
import { oidcPort, openAiPort } from "./addresses";
import { startOidcServer } from "./oidc-server";
import { startOpenAiServer } from "./openai-server";

/** Starts the OpenAI and OpenID servers of the browser tests. */
export default async function serveProviders() {
  process.stdout.write(`${seedHint}\n`);
  const servers = await Promise.all([
    startOpenAiServer({ port: openAiPort }),
    startOidcServer({ port: oidcPort }),
  ]);
  return () => Promise.all(servers.map((server) => server.close()));
}
