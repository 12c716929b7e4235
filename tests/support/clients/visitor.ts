/** Headers of a visitor with a network of their own, so that tests share no rate limit. */
export function visitor(): Record<string, string> {
  const group = () => Math.floor(Math.random() * 0xffff).toString(16);
  return { "CF-Connecting-IP": `2001:db8:${group()}:${group()}::1` };
}

/** The headers of a browser for a same-origin request. */
export const fromHere = { "Sec-Fetch-Site": "same-origin" };
