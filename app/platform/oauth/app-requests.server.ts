/** The form of issued codes and tokens: the ids of connection and grant, and a secret. KV refuses longer keys with an error. */
export const issuedToken = /^[\w-]{1,64}:[\w-]{1,64}:[\w-]{1,128}$/;

/** A code or token in an app's request, and whether the app asks for its revocation (RFC 7009) instead of for tokens. */
interface SentToken {
  token: string;
  isRevoked: boolean;
}

/** The code or token in an app's request; null without one. Leaves the body unread. */
export async function sentToken(request: Request): Promise<SentToken | null> {
  const type = request.headers.get("Content-Type")?.split(";")[0]!.trim().toLowerCase();
  if (request.method !== "POST" || type !== "application/x-www-form-urlencoded") return null;
  const form = new URLSearchParams(new TextDecoder().decode(await request.clone().arrayBuffer()));
  const grantType = form.get("grant_type");
  const isRevoked = !grantType && form.has("token");
  const token = form.get(isRevoked ? "token" : grantType === "refresh_token" ? "refresh_token" : "code");
  return token !== null && issuedToken.test(token) ? { token, isRevoked } : null;
}

/** A namespace that notes the keys deleted from it. */
export const notingDeletions = (kv: KVNamespace, deleted: string[]): KVNamespace =>
  new Proxy(kv, {
    get(target, name) {
      if (name !== "delete") return Reflect.get(target, name).bind(target);
      return (key: string) => {
        deleted.push(key);
        return target.delete(key);
      };
    },
  });

/**
 * The response to a registration, with the expiry of a connected app's secret: the first sign-in prolongs the registration, and apps
 * do not request the new expiry.
 */
export async function withLastingSecret(response: Response, lifetime: number): Promise<Response> {
  if (response.status !== 201) return response;
  const app = (await response.json()) as { client_id_issued_at: number; client_secret_expires_at?: number };
  if (app.client_secret_expires_at !== undefined)
    app.client_secret_expires_at = app.client_id_issued_at + lifetime;
  return new Response(JSON.stringify(app), response);
}
