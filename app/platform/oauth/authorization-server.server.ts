import {
  AuthorizationError,
  authorizationErrorRedirect,
  OAuthAuthorizationServer,
  OAuthError,
  type AuthRequest,
  type OAuthHelpers,
} from "@cloudflare/workers-oauth-provider";

import { AppError } from "~/errors";
import { tokenScopes } from "~/domain/token-scopes";

import { hashToken } from "../tokens";

import { notingDeletions, sentToken, withLastingSecret } from "./app-requests.server";
import { formTarget } from "./form-target";
import type { AppResource, AskedConsent, OAuthServer, PresentedGrant, Redeemer, Redemption } from "./oauth";

interface Setup {
  /** Scheme and host of this site: the issuer. */
  origin: string;
  kv: KVNamespace;
  execution: Pick<ExecutionContext, "waitUntil">;
  /** Lifetime of a connection in seconds, and of the registration of an app with one. */
  lifetime: number;
  /** Lifetime of the registration of an app without a connection, in seconds. */
  registrationLifetime: number;
}

/** Content of a grant, encrypted with the app's tokens. */
interface Props {
  secret: string;
}

/** The longest name of an app that its consent page shows. */
const longestName = 50;

/** Errors of a valid code or refresh token that is not redeemed. A repeated one is no `invalid_grant`, which would delete the grant. */
const refusals = {
  ended: () => new OAuthError("invalid_grant", { description: "The connection has ended." }),
  repeated: () => new OAuthError("invalid_request", { description: "It has been used a moment ago." }),
};

const registration = "/oauth/register";

/** The address that names a resource in an app's requests (RFC 8707). */
const addressOf = (origin: string, resource: AppResource): string => `${origin}/${resource}`;

interface ServingOptions {
  /** Lifetime of a registration that is written, in seconds. */
  registrationLifetime?: number;
  redeem?: (grant: Omit<PresentedGrant, "tokenHash">) => Promise<Redemption>;
}

function createServer(
  { origin, lifetime }: Setup,
  { registrationLifetime = lifetime, redeem }: ServingOptions,
) {
  return new OAuthAuthorizationServer<{ OAUTH_KV: KVNamespace }>({
    issuer: origin,
    resources: [addressOf(origin, "mcp"), addressOf(origin, "api")],
    // Clients of the MCP server older than resource indicators name none.
    defaultResource: addressOf(origin, "mcp"),
    authorizeEndpoint: "/oauth/authorize",
    tokenEndpoint: "/oauth/token",
    clientRegistrationEndpoint: registration,
    scopesSupported: [...tokenScopes],
    refreshTokenTTL: lifetime,
    clientRegistrationTTL: registrationLifetime,
    tokenExchangeCallback: async ({ props, userId }) => {
      const { secret } = props as Props;
      const redemption = redeem ? await redeem({ connectionId: userId, secret }) : "ended";
      if (redemption !== "good") throw refusals[redemption]();
    },
    // The request log has the status; a refusal's reason is the app's affair.
    onError: () => {},
  });
}

async function describe(helpers: OAuthHelpers, request: AuthRequest, origin: string): Promise<AskedConsent> {
  const { clientId, clientName, redirectHost, redirectIsLoopback, scope } =
    await helpers.describeConsent(request);
  return {
    clientId,
    clientName: Array.from(clientName).slice(0, longestName).join(""),
    host: redirectHost,
    isLocal: redirectIsLoopback,
    formTarget: formTarget(request.redirectUri),
    scopes: scope,
    resource: [request.resource].flat()[0] === addressOf(origin, "api") ? "api" : "mcp",
    refusal: authorizationErrorRedirect(request, "access_denied"),
  };
}

/** Cloudflare's authorization server over a KV namespace; its grants name connections, never members. */
export function authorizationServer(setup: Setup): OAuthServer {
  const env = { OAUTH_KV: setup.kv };
  const server = createServer(setup, {});
  const respond = (request: Request, options: ServingOptions, kv = setup.kv) =>
    createServer(setup, options).fetch(request, { OAUTH_KV: kv }, setup.execution as ExecutionContext);
  const helpers = server.getOAuthApi(env);
  /** The request of an address. OAuth 2.1 asks every app for PKCE, whether or not it has a secret. */
  const parse = async (address: string): Promise<AuthRequest> => {
    const request = await helpers.parseAuthRequest(new Request(address));
    if (request.codeChallenge) return request;
    const redirectTo = authorizationErrorRedirect(request, "invalid_request", "PKCE is required.");
    throw Object.assign(new AuthorizationError("invalid_request", { description: "PKCE" }), { redirectTo });
  };
  /** Responds to a revocation: 200 also for a token that is not the app's. What was deleted tells whether it was. */
  const revoke = async (request: Request, token: string, revoked: Redeemer["revoked"]): Promise<Response> => {
    const deleted: string[] = [];
    const response = await respond(request, {}, notingDeletions(setup.kv, deleted));
    const [connectionId] = token.split(":") as [string];
    if (deleted.some((key) => key.split(":")[1] === connectionId)) await revoked(connectionId);
    return response;
  };
  return {
    async respond(request, { presented, redeem, revoked }) {
      const { registrationLifetime, lifetime } = setup;
      if (new URL(request.url).pathname === registration)
        return withLastingSecret(await respond(request, { registrationLifetime }), lifetime);
      const sent = await sentToken(request);
      if (!sent) return respond(request, {});
      const { token, isRevoked } = sent;
      if (isRevoked) return revoke(request, token, revoked);
      const tokenHash = await hashToken(token);
      await presented(tokenHash);
      return respond(request, { redeem: (grant) => redeem({ ...grant, tokenHash }) });
    },
    describeResource: async () => ({
      resource: addressOf(setup.origin, "mcp"),
      resource_name: "Prompt Town",
      authorization_servers: [setup.origin],
      scopes_supported: ["read"],
      bearer_methods_supported: ["header"],
    }),
    async read(address) {
      try {
        return await describe(helpers, await parse(address), setup.origin);
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
    async find(token, resource) {
      const found = await server.validateToken<Props>(addressOf(setup.origin, resource), token, env);
      return found && { secret: found.props.secret, scopes: found.scope };
    },
    async forget(connectionId) {
      const { items } = await helpers.listUserGrants(connectionId);
      await Promise.all(items.map(({ id }) => helpers.revokeGrant(id, connectionId)));
    },
  };
}
