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
    find: async (...args) => (await server()).find(...args),
    forget: async (...args) => (await server()).forget(...args),
  };
}
