interface Cookie {
  name: string;
  value: string;
  /** Seconds until the browser forgets it; 0 takes it away. */
  maxAge: number;
  /** Hidden from scripts. */
  httpOnly: boolean;
  /** Where it is sent; the whole site unless told otherwise. */
  path?: string;
}

const pairs = (request: Request): [name: string, value: string][] =>
  (request.headers.get("Cookie") ?? "").split(";").flatMap((pair) => {
    const [name = "", ...value] = pair.trim().split("=");
    return name === "" ? [] : [[name, value.join("=")]];
  });

/** The names of the cookies that a request carries. */
export const cookieNames = (request: Request): string[] => pairs(request).map(([name]) => name);

/** The raw value of a request's cookie, or null. */
export const readCookie = (request: Request, name: string): string | null =>
  pairs(request).find(([candidate]) => candidate === name)?.[1] ?? null;

/** Whether a request came over TLS; only a machine's own address does without. */
export const isSecure = (request: Request): boolean => new URL(request.url).protocol === "https:";

/** A Set-Cookie header, never sent by other sites' forms; Secure except on plain HTTP (localhost). */
export function serializeCookie(
  request: Request,
  { name, value, maxAge, httpOnly, path = "/" }: Cookie,
): string {
  // Browsers take the prefix only with Secure, and take Secure from localhost too.
  const secure = isSecure(request) || name.startsWith("__Host-") ? "; Secure" : "";
  return `${name}=${value}; Path=${path}; Max-Age=${maxAge}; SameSite=Lax${secure}${httpOnly ? "; HttpOnly" : ""}`;
}
