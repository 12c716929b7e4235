import { addressOf, oncePerRequest } from "./once-per-request";

interface Cookie {
  name: string;
  value: string;
  /** Lifetime in seconds; 0 deletes the cookie. */
  maxAge: number;
  /** Hidden from scripts. */
  httpOnly: boolean;
  /** Path scope; default: the whole site. */
  path?: string;
}

const pairs = oncePerRequest((request): [name: string, value: string][] =>
  (request.headers.get("Cookie") ?? "").split(";").flatMap((pair) => {
    // Only spaces and tabs: with other blanks trimmed, `\u2000__Host-session` would pass for the host-only cookie.
    const [name = "", ...value] = pair.replace(/^[ \t]+|(?<![ \t])[ \t]+$/g, "").split("=");
    return name === "" ? [] : [[name, value.join("=")]];
  }),
);

/** Names of a request's cookies. */
export const cookieNames = (request: Request): string[] => pairs(request).map(([name]) => name);

/** The raw value of a request's cookie, or null; a duplicate name is an attack and counts as missing. */
export function readCookie(request: Request, name: string): string | null {
  const values = pairs(request).filter(([candidate]) => candidate === name);
  return values.length === 1 ? values[0]![1] : null;
}

/** Whether a request came over TLS; only localhost does without. */
export const isSecure = (request: Request): boolean => addressOf(request).protocol === "https:";

/** A Set-Cookie header with SameSite=Lax; Secure except on plain HTTP (localhost). */
export function serializeCookie(
  request: Request,
  { name, value, maxAge, httpOnly, path = "/" }: Cookie,
): string {
  // Browsers accept the prefix only with Secure, and accept Secure from localhost.
  const secure = isSecure(request) || name.startsWith("__Host-") ? "; Secure" : "";
  return `${name}=${value}; Path=${path}; Max-Age=${maxAge}; SameSite=Lax${secure}${httpOnly ? "; HttpOnly" : ""}`;
}

const names = ["localhost", "127.0.0.1", "[::1]"];

/** Whether an address is on this machine, where a forged Host header has no effect. */
export const isLocalHost = (address: string): boolean => names.includes(new URL(address).hostname);
