import {
  AuthorizationError,
  authorizationErrorRedirect,
  OAuthAuthorizationServer,
  OAuthError,
  type AuthRequest,
  type OAuthHelpers,
} from "@cloudflare/workers-oauth-provider";

import { AppError } from "~/errors";
import { tokenScopes } from "~/token-scopes";

import type { AskedConsent, OAuthServer } from "./oauth";

interface Setup {
  /** Scheme and host of this site: the issuer. */
  origin: string;
  kv: KVNamespace;
  execution: Pick<ExecutionContext, "waitUntil">;
  /** Lifetime of a connection in seconds. */
  lifetime: number;
}

/** Content of a grant, encrypted with the app's tokens. */
interface Props {
  secret: string;
}

/** The longest name of an app that its consent page shows. */
const longestName = 50;

const ended = () => new OAuthError("invalid_grant", { description: "The member has ended this connection." });

function createServer({ origin, lifetime }: Setup, isLiving?: (secret: string) => Promise<boolean>) {
  return new OAuthAuthorizationServer<{ OAUTH_KV: KVNamespace }>({
    issuer: origin,
    resources: [`${origin}/mcp`],
    authorizeEndpoint: "/oauth/authorize",
    tokenEndpoint: "/oauth/token",
    clientRegistrationEndpoint: "/oauth/register",
    scopesSupported: [...tokenScopes],
    refreshTokenTTL: lifetime,
    clientRegistrationTTL: lifetime,
    tokenExchangeCallback: async ({ props }) => {
      if (isLiving && !(await isLiving((props as Props).secret))) throw ended();
    },
    // The request log has the status; a refusal's reason is the app's affair.
    onError: () => {},
  });
}

/** The form of issued tokens: the ids of connection and grant, and a secret. KV refuses longer keys with an error. */
const issuedToken = /^[\w-]{1,64}:[\w-]{1,64}:[\w-]{1,128}$/;

async function describe(helpers: OAuthHelpers, request: AuthRequest): Promise<AskedConsent> {
  const { clientId, clientName, redirectHost, redirectIsLoopback, scope } =
    await helpers.describeConsent(request);
  return {
    clientId,
    clientName: Array.from(clientName).slice(0, longestName).join(""),
    host: redirectHost,
    isLocal: redirectIsLoopback,
    redirectOrigin: new URL(request.redirectUri).origin,
    scopes: scope,
    refusal: authorizationErrorRedirect(request, "access_denied"),
  };
}

/** Cloudflare's authorization server over a KV namespace; its grants name connections, never members. */
export function authorizationServer(setup: Setup): OAuthServer {
  const env = { OAUTH_KV: setup.kv };
  const resource = `${setup.origin}/mcp`;
  const server = createServer(setup);
  const helpers = server.getOAuthApi(env);
  /** The request of an address. OAuth 2.1 asks every app for PKCE, whether or not it has a secret. */
  const parse = async (address: string): Promise<AuthRequest> => {
    const request = await helpers.parseAuthRequest(new Request(address));
    if (request.codeChallenge) return request;
    const redirectTo = authorizationErrorRedirect(request, "invalid_request", "PKCE is required.");
    throw Object.assign(new AuthorizationError("invalid_request", { description: "PKCE" }), { redirectTo });
  };
  return {
    answer: (request, isLiving) =>
      createServer(setup, isLiving).fetch(request, env, setup.execution as ExecutionContext),
    describeResource: async () => ({
      resource,
      resource_name: "Prompt Town",
      authorization_servers: [setup.origin],
      scopes_supported: ["read"],
      bearer_methods_supported: ["header"],
    }),
    async read(address) {
      try {
        return await describe(helpers, await parse(address));
      } catch (thrown) {
        if (!(thrown instanceof AuthorizationError)) throw thrown;
        if (thrown.redirectTo) return { refusal: thrown.redirectTo };
        throw new AppError("oauth_request_invalid", { cause: thrown });
      }
    },
    async allow(address, { connectionId, secret, scopes }) {
      const request = await parse(address);
      const props: Props = { secret };
      const granted = { request, userId: connectionId, metadata: {}, scope: scopes, props };
      return (await helpers.completeAuthorization(granted)).redirectTo;
    },
    async find(token) {
      if (!issuedToken.test(token)) return null;
      const found = await server.validateToken<Props>(resource, token, env);
      return found && { secret: found.props.secret, scopes: found.scope };
    },
    async forget(connectionId) {
      const { items } = await helpers.listUserGrants(connectionId);
      await Promise.all(items.map(({ id }) => helpers.revokeGrant(id, connectionId)));
    },
  };
}
