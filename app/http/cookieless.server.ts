/** What is the same for everybody: the widget, what describes it, and pictures. */
const shared = /^\/(?:embed|oembed|pictures)(?:\/|$)/;

/**
 * Answers what is the same for everybody without a cookie in or out, so that nothing can depend on who asks; every other
 * request goes through as it is.
 */
export async function withoutCookies(
  request: Request,
  handle: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (!shared.test(new URL(request.url).pathname)) return handle(request);
  const bare = new Request(request);
  bare.headers.delete("Cookie");
  const response = await handle(bare);
  const answer = new Response(response.body, response);
  answer.headers.delete("Set-Cookie");
  return answer;
}
