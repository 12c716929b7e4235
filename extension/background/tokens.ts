import { CallFault } from "./faults";
import { fetchJson } from "./fetch-json";
import { forgetStored, readStored, writeStored, type Endpoints, type Tokens } from "./stored";

/** Milliseconds before its end in which an access token is exchanged already. */
const early = 30_000;

/** Tokens from the site, for a code or a refresh token. */
export async function askTokens({ token }: Endpoints, form: Record<string, string>): Promise<Tokens> {
  const given = await fetchJson(token, { method: "POST", body: new URLSearchParams(form) });
  return {
    access: String(given.access_token),
    refresh: String(given.refresh_token),
    until: Date.now() + Number(given.expires_in) * 1000,
  };
}

let refreshing: Promise<Tokens> | null = null;

/** New tokens; calls at the same time wait for one request, since a refresh token is good once. */
const refresh = (tokens: Tokens): Promise<Tokens> =>
  (refreshing ??= exchange(tokens).finally(() => {
    refreshing = null;
  }));

async function exchange(tokens: Tokens): Promise<Tokens> {
  const [endpoints, client] = [await readStored("endpoints"), await readStored("client")];
  if (!endpoints || !client) throw await ended();
  try {
    const next = await askTokens(endpoints, {
      grant_type: "refresh_token",
      refresh_token: tokens.refresh,
      client_id: client.id,
    });
    await writeStored({ tokens: next });
    return next;
  } catch (thrown) {
    const { code } = thrown as CallFault;
    throw ["invalid_grant", "invalid_request", "invalid_client"].includes(code) ? await ended() : thrown;
  }
}

/** The connection has ended: what is left of it is forgotten. */
async function ended(): Promise<CallFault> {
  await forgetStored("tokens");
  return new CallFault("signed_out");
}

/** An access token that is good now, for a member's call. Errors: `signed_out`, `offline`. */
export async function accessToken(): Promise<string> {
  const tokens = await readStored("tokens");
  if (!tokens) throw new CallFault("signed_out");
  return (tokens.until - early > Date.now() ? tokens : await refresh(tokens)).access;
}

/** An access token in place of one that the site refused. Errors: `signed_out`, `offline`. */
export async function renewedToken(refused: string): Promise<string> {
  const tokens = await readStored("tokens");
  if (!tokens) throw new CallFault("signed_out");
  return (tokens.access === refused ? await refresh(tokens) : tokens).access;
}
