import { href } from "react-router";

import { countPeopleParts } from "~/features/people/list-people.server";
import { countSitemapParts } from "~/features/town/sitemap/list-sitemap.server";
import { sitemapIndex } from "~/features/town/sitemap/sitemap";
import { revalidated } from "~/http/entity-tags.server";
import { endpoint } from "~/http/endpoint.server";
import { responseMethod } from "~/http/method.server";
import { publicOrigin } from "~/http/origin.server";

const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}-${index + 1}`);

/** The sitemap index: the site's own pages, and publications and members in parts. */
const { loader, action } = endpoint({
  GET: responseMethod({
    limit: "read",
    run: async ({ services, request, context }) => {
      const origin = publicOrigin(request, context);
      const [town, people] = await Promise.all([countSitemapParts(services), countPeopleParts(services)]);
      const parts = ["pages", ...numbered("town", town), ...numbered("people", people)];
      const addresses = parts.map((part) => ({
        address: origin + href("/sitemaps/:part", { part: `${part}.xml` }),
      }));
      return revalidated(request, sitemapIndex(addresses), {
        "Content-Type": "application/xml; charset=utf-8",
      });
    },
  }),
});

export { loader, action };
