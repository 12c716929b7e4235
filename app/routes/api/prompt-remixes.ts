import { familyResponse } from "~/features/people/responses";
import { getFamily, getFamilyOperation } from "~/features/people/get-family.server";
import { pageParameters, pageQuery } from "~/features/people/schema";
import { endpoint } from "~/http/endpoint.server";
import { method } from "~/http/method.server";
import { addPageLinks } from "~/http/page-links.server";

import type { Route } from "./+types/prompt-remixes";

const { loader, action } = endpoint<Route.LoaderArgs>({
  GET: method({
    name: "getRemixes",
    query: { schema: pageQuery, read: pageParameters },
    response: familyResponse,
    operation: getFamilyOperation,
    run: async ({ services, viewer, url, params, query, headers }) => {
      const family = await getFamily(services, viewer, params.shareId, query.page);
      addPageLinks(headers, family, url.pathname);
      return family;
    },
  }),
});

export { loader, action };
