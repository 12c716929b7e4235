import { createHash, randomBytes } from "node:crypto";

import type {
  OAuthClientProvider,
  StoredOAuthClientInformation,
  StoredOAuthTokens,
} from "@modelcontextprotocol/client";
import { expect, type APIRequestContext, type APIResponse } from "@playwright/test";

import { fromHere } from "./visitor";

export const redirectUri = "https://app.example/callback";

/** A code verifier and its S256 challenge. */
export function pkce() {
  const verifier = randomBytes(32).toString("base64url");
  return { verifier, challenge: createHash("sha256").update(verifier).digest("base64url") };
}

/** Registers an app; `more` changes its metadata. */
export const registerApp = (client: APIRequestContext, more: object = {}): Promise<APIResponse> =>
  client.post("/oauth/register", {
    data: {
      client_name: "Test App",
      redirect_uris: [redirectUri],
      token_endpoint_auth_method: "none",
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
      ...more,
    },
  });

/** The id of a newly registered app. */
export async function newApp(client: APIRequestContext, more: object = {}): Promise<string> {
  const registered = await registerApp(client, more);
  expect(registered.status(), await registered.text()).toBe(201);
  return (await registered.json()).client_id;
}

/** The address of the consent page; `more` changes its parameters, undefined leaves one out. */
export function consentAddress(
  origin: string,
  clientId: string,
  challenge: string,
  more: Record<string, string | undefined> = {},
): string {
  const parameters = {
    response_type: "code",
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: "read write",
    state: "the-state",
    code_challenge: challenge,
    code_challenge_method: "S256",
    resource: `${origin}/mcp`,
    ...more,
  };
  const given = Object.entries(parameters).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return `/oauth/authorize?${new URLSearchParams(given)}`;
}

/** Answers the consent page of `client`'s session. */
export const answerConsent = (
  client: APIRequestContext,
  address: string,
  form: { decision: string; scope: string; facts?: string } = { decision: "allow", scope: "write" },
  headers: Record<string, string> = fromHere,
): Promise<APIResponse> => client.post(address, { headers, form, maxRedirects: 0 });

/** The parameters of the redirect to an app. */
export async function redirectOf(response: APIResponse): Promise<URLSearchParams> {
  expect([302, 303], await response.text()).toContain(response.status());
  const location = new URL(response.headers().location!);
  expect(location.origin + location.pathname).toBe(redirectUri);
  return location.searchParams;
}

/** The form that exchanges an authorization code for tokens. */
export const codeForm = (code: string, verifier: string, clientId: string) => ({
  grant_type: "authorization_code",
  code,
  code_verifier: verifier,
  client_id: clientId,
  redirect_uri: redirectUri,
});

/** Sends a token request. */
export const askToken = (client: APIRequestContext, form: Record<string, string>): Promise<APIResponse> =>
  client.post("/oauth/token", { form });

/** An app that keeps its sign-in in memory; `asked` is the consent page it opened last. */
export function memoryApp(clientName = "Test App"): OAuthClientProvider & { asked?: URL } {
  let information: StoredOAuthClientInformation | undefined;
  let tokens: StoredOAuthTokens | undefined;
  let verifier = "";
  return {
    redirectUrl: redirectUri,
    clientMetadata: {
      client_name: clientName,
      redirect_uris: [redirectUri],
      token_endpoint_auth_method: "none",
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
    },
    clientInformation: () => information,
    saveClientInformation(saved) {
      information = saved;
    },
    tokens: () => tokens,
    saveTokens(saved) {
      tokens = saved;
    },
    redirectToAuthorization(address) {
      this.asked = address;
    },
    saveCodeVerifier(saved) {
      verifier = saved;
    },
    codeVerifier: () => verifier,
  };
}

/** The consent page of a new app that asks `client`'s member. */
export async function newConsentAddress(client: APIRequestContext): Promise<string> {
  const { resource } = await (await client.get("/.well-known/oauth-protected-resource/mcp")).json();
  return consentAddress(new URL(resource).origin, await newApp(client), pkce().challenge);
}

/** A new app with a code of `browser`'s member: the form that exchanges it. */
export async function appWithCode(browser: APIRequestContext, program: APIRequestContext) {
  const { resource } = await (await program.get("/.well-known/oauth-protected-resource/mcp")).json();
  const clientId = await newApp(program);
  const { verifier, challenge } = pkce();
  const address = consentAddress(new URL(resource).origin, clientId, challenge);
  const response = await redirectOf(await answerConsent(browser, address));
  const code = response.get("code")!;
  const form = codeForm(code, verifier, clientId);
  return { clientId, address, response, form, connectionId: code.split(":")[0]! };
}

/** A new app that `browser`'s member connected: its ids, its first tokens, and requests with refresh tokens. */
export async function connectedApp(browser: APIRequestContext, program: APIRequestContext) {
  const app = await appWithCode(browser, program);
  const exchanged = await askToken(program, app.form);
  expect(exchanged.status(), await exchanged.text()).toBe(200);
  const refresh = async (token: string) =>
    (
      await askToken(program, {
        grant_type: "refresh_token",
        refresh_token: token,
        client_id: app.clientId,
      })
    ).json();
  return { ...app, tokens: await exchanged.json(), refresh };
}

/** Connects an app to the account of `client`'s session; the id of the connection. */
export const createConnection = async (client: APIRequestContext): Promise<string> =>
  (await connectedApp(client, client)).connectionId;
