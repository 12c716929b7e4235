import { CallFault } from "./faults";
import { fetchJson } from "./fetch-json";
import { changeConnection, readConnection, type Connection, type Endpoints, type Tokens } from "./stored";

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

let refreshing: { refresh: string; next: Promise<Tokens> } | null = null;

/** New tokens; calls at the same time wait for one request, since a refresh token is good once. */
function refresh(connection: Connection, tokens: Tokens): Promise<Tokens> {
  if (refreshing?.refresh === tokens.refresh) return refreshing.next;
  const next = exchange(connection, tokens).finally(() => {
    if (refreshing?.next === next) refreshing = null;
  });
  refreshing = { refresh: tokens.refresh, next };
  return next;
}

async function exchange(connection: Connection, tokens: Tokens): Promise<Tokens> {
  const { endpoints, client } = connection;
  if (!endpoints || !client) throw await ended(connection);
  try {
    const next = await askTokens(endpoints, {
      grant_type: "refresh_token",
      refresh_token: tokens.refresh,
      client_id: client.id,
    });
    await changeConnection(connection, { tokens: next });
    return next;
  } catch (thrown) {
    const { code } = thrown as CallFault;
    throw ["invalid_grant", "invalid_request", "invalid_client"].includes(code)
      ? await ended(connection)
      : thrown;
  }
}

/** The connection has ended: what is left of it is forgotten. */
async function ended(connection: Connection): Promise<CallFault> {
  await changeConnection(connection, { tokens: undefined });
  return new CallFault("signed_out");
}

/** An access token of a connection that is good now, for a member's call. Errors: `signed_out`, `offline`. */
export async function accessToken(connection: Connection): Promise<string> {
  const { tokens } = connection;
  if (!tokens) throw new CallFault("signed_out");
  return (tokens.until - early > Date.now() ? tokens : await refresh(connection, tokens)).access;
}

/** An access token of the same site in place of one that it refused. Errors: `signed_out`, `offline`. */
export async function renewedToken({ site }: Connection, refused: string): Promise<string> {
  const now = await readConnection();
  const { tokens } = now;
  if (!tokens || now.site !== site) throw new CallFault("signed_out");
  return (tokens.access === refused ? await refresh(now, tokens) : tokens).access;
}
