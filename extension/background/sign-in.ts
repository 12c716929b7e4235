import { browser } from "wxt/browser";

import { CallFault } from "./faults";
import { fetchJson } from "./fetch-json";
import { forgetDrafts } from "./panels";
import {
  changeConnection,
  readConnection,
  type Client,
  type Connection,
  type Endpoints,
  type Tokens,
} from "./stored";
import { askTokens } from "./tokens";

const hour = 60 * 60 * 1000;
const day = 24 * hour;

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const randomText = (): string => base64Url(crypto.getRandomValues(new Uint8Array(32)));

const challengeOf = async (verifier: string): Promise<string> =>
  base64Url(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier))));

/** The addresses of the site's authorization server (RFC 8414); all of them are its own. */
async function findEndpoints(site: string): Promise<Endpoints> {
  const found = await fetchJson(`${site}/.well-known/oauth-authorization-server`);
  const endpoints = {
    authorize: String(found.authorization_endpoint),
    token: String(found.token_endpoint),
    register: String(found.registration_endpoint),
    revoke: String(found.revocation_endpoint ?? found.token_endpoint),
  };
  const isOwn = (address: string) => URL.canParse(address) && new URL(address).origin === site;
  if (found.issuer !== site || !Object.values(endpoints).every(isOwn)) throw new CallFault("misread");
  return endpoints;
}

/** The registration of this extension at the site: the earlier one where it is still good (RFC 7591). */
async function findClient({ register }: Endpoints, known: Client | undefined): Promise<Client> {
  const redirect = browser.identity.getRedirectURL("signed-in");
  if (known && known.redirect === redirect && known.until > Date.now()) return known;
  const registered = await fetchJson(register, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      client_name: browser.runtime.getManifest().name,
      redirect_uris: [redirect],
      token_endpoint_auth_method: "none",
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
    }),
  });
  return { id: String(registered.client_id), redirect, until: Date.now() + 23 * hour };
}

/** Milliseconds in which nobody closes a window: Chromium closes one that opens while an earlier one is closing. */
const tooSoon = 1_000;

/** Opens the site's page of consent in a window of its own; the address that it leads back to. */
async function openConsent(address: string, isAgain = false): Promise<URL> {
  const began = Date.now();
  const url = await browser.identity
    .launchWebAuthFlow({ url: address, interactive: true })
    // The window was closed, or could not load the page.
    .catch(() => undefined);
  if (url) return new URL(url);
  if (isAgain || Date.now() - began > tooSoon) throw new CallFault("cancelled");
  await new Promise((resolve) => setTimeout(resolve, tooSoon));
  return openConsent(address, true);
}

/** The name of the member who signed in. Null: they have none. Undefined: the site did not tell. */
async function nameOf(site: string, { access }: Tokens): Promise<Connection["name"]> {
  const headers = { Authorization: `Bearer ${access}` };
  const profile = await fetchJson(`${site}/api/profile`, { headers }).catch(() => undefined);
  if (!profile) return undefined;
  return typeof profile.displayName === "string" ? profile.displayName : null;
}

/** Signs in by the site's consent page: an authorization code with PKCE (RFC 7636). Errors: `cancelled`, `denied`, `offline`, `misread`. */
export async function signIn(): Promise<void> {
  const connection = await readConnection();
  const { site } = connection;
  const endpoints = await findEndpoints(site);
  const client = await findClient(endpoints, connection.client);
  const [verifier, state] = [randomText(), randomText()];
  const address = new URL(endpoints.authorize);
  address.search = new URLSearchParams({
    response_type: "code",
    client_id: client.id,
    redirect_uri: client.redirect,
    scope: "read write",
    state,
    code_challenge: await challengeOf(verifier),
    code_challenge_method: "S256",
    resource: `${site}/api`,
  }).toString();
  const { searchParams: given } = await openConsent(address.href);
  if (given.get("state") !== state || given.get("iss") !== site) throw new CallFault("misread");
  const code = given.get("code");
  if (!code) throw new CallFault(given.get("error") === "access_denied" ? "denied" : "misread");
  const tokens = await askTokens(endpoints, {
    grant_type: "authorization_code",
    code,
    code_verifier: verifier,
    client_id: client.id,
    redirect_uri: client.redirect,
  });
  const name = await nameOf(site, tokens);
  const next = { endpoints, tokens, name, client: { ...client, until: Date.now() + 89 * day } };
  if (await changeConnection(connection, next)) return;
  // Another site was chosen meanwhile, or another window was first.
  await revoke({ site, ...next });
  throw new CallFault("cancelled");
}

/** Signs out: the site ends the connection. False: it could not be told, and the connection is on the profile still. */
export async function signOut(): Promise<boolean> {
  const connection = await readConnection();
  // A refresh may come between: then its tokens are those to end.
  if (!(await changeConnection(connection, { tokens: undefined }))) return signOut();
  // What was typed beside a page may be the member's own text.
  await forgetDrafts();
  return revoke(connection);
}

async function revoke({ tokens, endpoints, client }: Connection): Promise<boolean> {
  if (!tokens || !endpoints || !client) return true;
  const body = new URLSearchParams({ token: tokens.refresh, client_id: client.id });
  return fetch(endpoints.revoke, { method: "POST", body, credentials: "omit" }).then(
    ({ ok }) => ok,
    () => false,
  );
}
