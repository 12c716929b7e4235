import { oidcPort } from "./addresses";
import { startOidcServer } from "./oidc-server";

export default async function serveOidc() {
  const server = await startOidcServer({ port: oidcPort });
  return () => server.close();
}
