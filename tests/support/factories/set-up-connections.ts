import { env } from "cloudflare:workers";

import type { Viewer } from "~/context";
import { connectApp } from "~/features/accounts/connections/connect-app.server";
import { endRevoked } from "~/features/accounts/connections/end-connection.server";
import { endReused, redeemGrant } from "~/features/accounts/connections/redeem-grant.server";

import { newEmail, setUpAccounts } from "./set-up-accounts";

const site = "https://town.example";
const redirectUri = "https://app.example/callback";
const verifier = "a".repeat(43);

/** The S256 challenge of the verifier. */
async function challengeOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Buffer.from(digest).toString("base64url");
}

/** The response of the token endpoint. */
interface HttpResponse {
  access_token?: string;
  refresh_token?: string;
  error?: string;
}

/** Members, apps that connect to their accounts at the authorization server, and the keys that it stores. */
export function setUpConnections() {
  const accounts = setUpAccounts();
  const { services } = accounts;
  const redeemer = {
    presented: (tokenHash: string) => endReused(services, tokenHash),
    redeem: (grant: Parameters<typeof redeemGrant>[1]) => redeemGrant(services, grant),
    revoked: (connectionId: string) => endRevoked(services, connectionId),
  };
  const send = (path: string, init: RequestInit) =>
    services.oauth.respond(new Request(site + path, { method: "POST", ...init }), redeemer);

  /** The id of a newly registered app. */
  async function newApp() {
    const data = { client_name: "App", redirect_uris: [redirectUri], token_endpoint_auth_method: "none" };
    const response = await send("/oauth/register", {
      body: JSON.stringify(data),
      headers: { "Content-Type": "application/json" },
    });
    return ((await response.json()) as { client_id: string }).client_id;
  }

  const ask = async (form: Record<string, string>): Promise<HttpResponse> =>
    (await send("/oauth/token", { body: new URLSearchParams(form) })).json();

  return {
    ...accounts,
    newApp,
    ask,
    /** An app revokes a token; the response is always 200. */
    async revoke(clientId: string, token: string, hint?: string): Promise<void> {
      const form = { token, client_id: clientId, ...(hint && { token_type_hint: hint }) };
      const response = await send("/oauth/token", { body: new URLSearchParams(form) });
      if (response.status !== 200) throw new Error(await response.text());
    },
    async member(email = newEmail()) {
      return { email, ...(await accounts.enter(await accounts.join(email))) };
    },
    /** Connects a new app; a code, and requests for tokens with it and with refresh tokens. */
    async connect(viewer: Viewer) {
      const clientId = await newApp();
      const asked = new URLSearchParams({
        response_type: "code",
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: "read write",
        code_challenge: await challengeOf(verifier),
        code_challenge_method: "S256",
      });
      const address = `${site}/oauth/authorize?${asked}`;
      const to = await connectApp(services, viewer, address, {
        decision: "allow",
        scope: "write",
        facts: false,
      });
      const code = new URL(to).searchParams.get("code")!;
      const exchange = () =>
        ask({
          grant_type: "authorization_code",
          code,
          code_verifier: verifier,
          client_id: clientId,
          redirect_uri: redirectUri,
        });
      const refresh = (token: string | undefined) =>
        ask({ grant_type: "refresh_token", refresh_token: token ?? "", client_id: clientId });
      return { clientId, address, connectionId: code.split(":")[0]!, exchange, refresh };
    },
    /** The keys in storage that name one of these. */
    async keysOf(...names: string[]): Promise<string[]> {
      const { keys } = await env.OAUTH.list();
      return keys.map(({ name }) => name).filter((name) => names.some((part) => name.includes(part)));
    },
    /** Seconds until a key expires. */
    async lifetimeOf(name: string): Promise<number> {
      const { keys } = await env.OAUTH.list({ prefix: name });
      return (keys[0]?.expiration ?? 0) - Date.now() / 1000;
    },
  };
}
