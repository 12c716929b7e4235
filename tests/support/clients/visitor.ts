/** Headers of a visitor with a network of their own, so that one test's limits are no other's. */
export function visitor(): Record<string, string> {
  const group = () => Math.floor(Math.random() * 0xffff).toString(16);
  return { "CF-Connecting-IP": `2001:db8:${group()}:${group()}::1` };
}

/** What a browser says of a request that a page of the site makes. */
export const fromHere = { "Sec-Fetch-Site": "same-origin" };
