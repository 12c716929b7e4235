/** Adds Set-Cookie headers. */
export function addCookies(headers: Headers, cookies: readonly string[]): void {
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
}

/** A response with these Set-Cookie headers added to it. */
export function withCookies(response: Response, cookies: readonly string[]): Response {
  addCookies(response.headers, cookies);
  return response;
}
