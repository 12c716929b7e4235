import { AssertionError, strict as assert } from "node:assert";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

import {
  Events,
  OAuth2Issuer,
  OAuth2Service,
  type AugmentedRequest,
  type MutableRedirectUri,
  type MutableResponse,
  type MutableToken,
  type TokenRequestIncomingMessage,
} from "oauth2-mock-server";

import { recordAsked } from "./asked-of";
import { oidcClient } from "./addresses";
import { tokenSigner, type TokenOptions } from "./sign-id-token";

export interface OidcServer {
  /** The issuer, e.g. `http://127.0.0.1:41234`. */
  url: string;
  close(): Promise<void>;
}

/** Data of a code, from the account chooser until the code is spent. */
interface Grant {
  redirectUri: string;
  claims: Record<string, unknown>;
  /** Replaces the server's own ID token. */
  idToken?: string;
  /** Error status for the code in place of tokens. */
  fault?: number;
}

type Query = Record<string, string | undefined>;

/**
 * A real OpenID provider: `/authorize`, `/token` and `/jwks` of oauth2-mock-server, made strict about client, PKCE,
 * redirect URI and the single use of codes. In addition `GET /choose` is an account chooser before `/authorize`,
 * `GET /deny` refuses consent, `POST /sign` signs any token, and `POST /silence` and `POST /nonsense` are bad token
 * endpoints. `/authorize` takes the person from `email`, `sub`, `name` and `email_verified`; `fault` (a status) and
 * `id_token` spoil the response to the code.
 */
export async function startOidcServer({ port = 0 } = {}): Promise<OidcServer> {
  const issuer = new OAuth2Issuer();
  await issuer.keys.generate("RS256");
  await issuer.keys.generate("ES256");
  const service = new OAuth2Service(issuer);
  const grants = new Map<string, Grant>();

  service.on(Events.BeforeAuthorizeRedirect, ({ url }: MutableRedirectUri, request: IncomingMessage) => {
    const query = queryOf(request);
    expectAuthorization(query);
    grants.set(url.searchParams.get("code") ?? "", grantOf(query));
  });
  service.on(Events.BeforeTokenSigning, ({ payload }: MutableToken, request: TokenRequestIncomingMessage) => {
    if ("aud" in payload) Object.assign(payload, grants.get(request.body.code ?? "")?.claims);
  });
  service.on(Events.BeforeResponse, (response: MutableResponse, request: TokenRequestIncomingMessage) => {
    const { code = "", code_verifier, redirect_uri } = request.body as unknown as Query;
    const grant = grants.get(code);
    grants.delete(code);
    if (!grant || !code_verifier || redirect_uri !== grant.redirectUri || !isClient(request)) {
      Object.assign(response, { statusCode: 400, body: { error: "invalid_grant" } });
    } else if (grant.fault !== undefined) {
      Object.assign(response, { statusCode: grant.fault, body: { error: "server_error" } });
    } else if (grant.idToken !== undefined) {
      Object.assign(response.body, { id_token: grant.idToken });
    }
  });

  const sign = await tokenSigner(issuer);
  service.addRoute("GET", "/choose", (request, response) => {
    const query = request.query as Query;
    expectAuthorization(query);
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(accountChooser(query));
  });
  service.addRoute("GET", "/deny", ({ query }, response) => {
    const { redirect_uri = "", state = "" } = query as Query;
    const location = new URL(redirect_uri);
    location.searchParams.set("error", "access_denied");
    location.searchParams.set("state", state);
    response.writeHead(302, { location: location.href }).end();
  });
  service.addRoute("POST", "/silence", () => {});
  service.addRoute("POST", "/nonsense", (_, response) => void response.end("[]"));
  service.addRoute("POST", "/sign", async ({ body }: AugmentedRequest, response) => {
    response.end(await sign((body ?? {}) as TokenOptions));
  });

  const server = createServer(recordAsked(service.requestHandler));
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  issuer.url = url;
  return {
    url,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

const queryOf = (request: IncomingMessage): Query =>
  Object.fromEntries(new URL(request.url ?? "/", "http://localhost").searchParams);

/** Throws where Google would refuse with a page of its own. */
function expectAuthorization(query: Query): void {
  assert.equal(query.client_id, oidcClient.clientId);
  assert.equal(query.response_type, "code");
  assert.equal(query.code_challenge_method, "S256");
  assert.match(query.code_challenge ?? "", /^[\w-]{43}$/);
  if (!query.scope?.split(" ").includes("openid")) throw new AssertionError({ message: "No openid scope." });
}

function grantOf({ redirect_uri = "", email, sub, name, email_verified, fault, id_token }: Query): Grant {
  return {
    redirectUri: redirect_uri,
    claims: { email, sub, name: name || undefined, email_verified: email_verified === "true" },
    fault: fault === undefined ? undefined : Number(fault),
    idToken: id_token,
  };
}

function isClient(request: IncomingMessage): boolean {
  const { clientId, clientSecret } = oidcClient;
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString("base64");
  return request.headers.authorization === `Basic ${credentials}`;
}

/** Fields of the person; all other parameters belong to the request. */
const person: Record<string, string> = { email: "ada@example.com", sub: "1001", name: "Ada" };

/** The account chooser's page, where a person allows or denies the sign-in. */
export function accountChooser(query: Record<string, string | undefined>): string {
  const hidden = Object.entries(query)
    .filter(([name]) => !(name in person) && name !== "email_verified")
    .map(([name, value = ""]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`);
  const fields = Object.entries(person).map(
    ([name, usual]) =>
      `<p><label>${name} <input name="${name}" value="${escape(query[name] ?? usual)}"></label></p>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Choose an account</title>
<h1>Choose an account</h1>
<form action="/authorize">
${[...hidden, ...fields].join("\n")}
<p><label>email_verified <input type="checkbox" name="email_verified" value="true" checked></label></p>
<button>Allow</button>
<button formaction="/deny">Deny</button>
</form>
</html>`;
}

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
