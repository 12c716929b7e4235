import { CallFault } from "./faults";
import { fetchJson } from "./fetch-json";
import { readConnection } from "./stored";
import { accessToken, renewedToken } from "./tokens";

interface SiteCall {
  query?: Record<string, string>;
  /** Sent as JSON by POST. */
  body?: unknown;
  /** A visitor may call it. */
  isPublic?: boolean;
}

const codeOf = (thrown: unknown): string => (thrown instanceof CallFault ? thrown.code : "");

/**
 * Calls the API in the member's name; a refused token is renewed once. Errors: `signed_out`, `offline`, and the API's with its sentence.
 */
export async function callSite<Value>(
  path: string,
  { query, body, isPublic }: SiteCall = {},
): Promise<Value> {
  const connection = await readConnection();
  const address = new URL(path, connection.site);
  if (query) address.search = new URLSearchParams(query).toString();
  const send = (token: string | null) =>
    fetchJson(address.href, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        ...(token !== null && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { "Content-Type": "application/json" }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    }) as Promise<Value>;
  const asMember = async () => {
    const token = await accessToken(connection);
    return send(token).catch(async (thrown) => {
      if (codeOf(thrown) !== "invalid_token") throw thrown;
      return send(await renewedToken(connection, token));
    });
  };
  return asMember().catch((thrown) => {
    if (isPublic && codeOf(thrown) === "signed_out") return send(null);
    throw thrown;
  });
}
