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
    // Spaces and tabs alone: other blanks would let `\u2000__Host-session` pass for the cookie that only this host can set.
    const [name = "", ...value] = pair.replace(/^[ \t]+|(?<![ \t])[ \t]+$/g, "").split("=");
    return name === "" ? [] : [[name, value.join("=")]];
  });

/** The names of the cookies that a request carries. */
export const cookieNames = (request: Request): string[] => pairs(request).map(([name]) => name);

/** The raw value of a request's cookie, or null; a name that comes twice is somebody's trick and counts for none. */
export function readCookie(request: Request, name: string): string | null {
  const values = pairs(request).filter(([candidate]) => candidate === name);
  return values.length === 1 ? values[0]![1] : null;
}

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

const names = ["localhost", "127.0.0.1", "[::1]"];

/** Whether an address is of the machine itself, where no foreign Host header leads anywhere else. */
export const isLocalHost = (address: string): boolean => names.includes(new URL(address).hostname);
