import { bookmarkCookie, primaryBookmark } from "~/platform/bookmark";

/** What is the same for everybody: the widget, what describes it, pictures, avatars, feeds, and what search engines read. */
const shared = /^\/(?:embed|oembed|pictures|avatars|feeds|sitemaps|sitemap\.xml|robots\.txt)(?:\/|$)/i;

function isShared(request: Request): boolean {
  const { pathname } = new URL(request.url);
  try {
    return shared.test(decodeURIComponent(pathname));
  } catch {
    return shared.test(pathname);
  }
}

/**
 * Answers what is the same for everybody without a cookie in or out, so that nothing can depend on who asks; every other
 * request goes through as it is. The primary database answers: what has been made private is private at once.
 */
export async function withoutCookies(
  request: Request,
  handle: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (!isShared(request)) return handle(request);
  const bare = new Request(request);
  bare.headers.set("Cookie", `${bookmarkCookie}=${primaryBookmark}`);
  const response = await handle(bare);
  const answer = new Response(response.body, response);
  answer.headers.delete("Set-Cookie");
  return answer;
}
