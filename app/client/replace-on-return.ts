interface Outcome {
  result: unknown;
}

/** A `clientMiddleware`: a redirect after going back replaces its entry, else going back would lead there for ever. */
export async function replaceOnReturn(
  { request }: { request: Request },
  next: () => Promise<Record<string, Outcome>>,
): Promise<void> {
  // After going back the address bar has the new URL already; on other navigations it changes at the end.
  const isReturn = request.method === "GET" && request.url === location.href.split("#")[0];
  for (const { result } of Object.values(await next()))
    if (isReturn && result instanceof Response && result.headers.has("Location"))
      result.headers.set("X-Remix-Replace", "yes");
}
