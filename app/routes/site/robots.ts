import { href } from "react-router";

import { revalidated } from "~/http/entity-tags.server";
import { endpoint } from "~/http/endpoint.server";
import { responseMethod } from "~/http/method.server";
import { publicOrigin } from "~/http/origin.server";

/** Paths closed to search engines: members' pages and the API. */
const closed = ["/api/", "/auth", "/dashboard", "/my-town-prompts", "/profile", "/generate/"];

/** The rules for search engines and the address of the sitemap (RFC 9309). */
const { loader, action } = endpoint({
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

export { loader, action };
