import { familyAnswer } from "~/features/people/answers";
import { getFamily, getFamilyOperation } from "~/features/people/get-family.server";
import { pageParameters, pageQuery } from "~/features/people/schema";
import { publicVersion } from "~/features/town/town-version.server";
import { endpoint } from "~/http/endpoint.server";
import { keptMethod } from "~/http/method.server";
import { addPageLinks } from "~/http/page-links.server";

import type { Route } from "./+types/prompt-remixes";

/** The family of a prompt. */
const route = endpoint<Route.LoaderArgs>({
  GET: keptMethod({
    name: "getRemixes",
    query: { schema: pageQuery, read: pageParameters },
    answer: familyAnswer,
    operation: getFamilyOperation,
    dataVersion: publicVersion,
    run: async ({ services, viewer, path, params, query, headers }) => {
      const family = await getFamily(services, viewer, params.shareId, query.page);
      addPageLinks(headers, family, path);
      return family;
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
