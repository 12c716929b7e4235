interface Cookie {
  name: string;
  value: string;
  /** Seconds until the browser forgets it. */
  maxAge: number;
  /** Hidden from scripts. */
  httpOnly: boolean;
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

/** A Set-Cookie header for the whole site, never sent by other sites' forms; Secure except on plain HTTP (localhost). */
export function serializeCookie(request: Request, { name, value, maxAge, httpOnly }: Cookie): string {
  const secure = new URL(request.url).protocol === "https:" ? "; Secure" : "";
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}${httpOnly ? "; HttpOnly" : ""}`;
}
