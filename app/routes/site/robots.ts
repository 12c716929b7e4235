import { href } from "react-router";

import { revalidated } from "~/http/cached.server";
import { endpoint } from "~/http/endpoint.server";
import { responseMethod } from "~/http/method.server";
import { publicOrigin } from "~/http/origin.server";

/** What search engines need not look at: members' pages, and calls. */
const closed = ["/api/", "/auth", "/dashboard", "/my-town-prompts", "/profile", "/generate/"];

/** What search engines may read, and where the sitemap is (RFC 9309). */
const route = endpoint({
  GET: responseMethod({
    run: ({ request, context }) => {
      const lines = [
        "User-agent: *",
        ...closed.map((path) => `Disallow: ${path}`),
        "",
        `Sitemap: ${publicOrigin(request, context)}${href("/sitemap.xml")}`,
        "",
      ];
      return revalidated(request, lines.join("\n"), { "Content-Type": "text/plain; charset=utf-8" });
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
