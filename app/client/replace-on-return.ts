interface Outcome {
  result: unknown;
}

/**
 * A `clientMiddleware`: a page that the back button led to, and that only leads on, gives its place in the history to where
 * it leads. The router would add that page at the end, and whoever goes back would come to the same place for ever.
 */
export async function replaceOnReturn(
  { request }: { request: Request },
  next: () => Promise<Record<string, Outcome>>,
): Promise<void> {
  // On a way back the address bar is there already; on a way forward it changes at the end.
  const isReturn = request.method === "GET" && request.url === location.href.split("#")[0];
  for (const { result } of Object.values(await next()))
    if (isReturn && result instanceof Response && result.headers.has("Location"))
      result.headers.set("X-Remix-Replace", "yes");
}
