import { issuedToken } from "./app-requests.server";
import type { authorizationServer } from "./authorization-server.server";
import type { OAuthServer } from "./oauth";

/** The authorization server, loaded with its first use: no page pays for it. */
export function lazyOAuth(setup: Parameters<typeof authorizationServer>[0]): OAuthServer {
  let started: OAuthServer | undefined;
  const server = async () =>
    (started ??= (await import("./authorization-server.server")).authorizationServer(setup));
  return {
    respond: async (...args) => (await server()).respond(...args),
    describeResource: async () => (await server()).describeResource(),
    read: async (...args) => (await server()).read(...args),
    allow: async (...args) => (await server()).allow(...args),
    // Any token of the API comes here; another kind of token needs no server.
    find: async (token, resource) =>
      issuedToken.test(token) ? (await server()).find(token, resource) : null,
    forget: async (...args) => (await server()).forget(...args),
  };
}
