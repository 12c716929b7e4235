/** Headers of a visitor with a network of their own, so that one test's limits are no other's. */
export function visitor(): Record<string, string> {
  const group = () => Math.floor(Math.random() * 0xffff).toString(16);
  return { "CF-Connecting-IP": `2001:db8:${group()}:${group()}::1` };
}
