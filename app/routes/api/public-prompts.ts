import { townPageAnswer } from "~/features/town/answers";
import { townAddress } from "~/features/town/address";
import { listTown, listTownOperation } from "~/features/town/list-town.server";
import { townParameters, townQuery } from "~/features/town/query";
import { serializePage } from "~/features/town/town-prompt";
import { endpoint } from "~/http/endpoint.server";
import { method } from "~/http/method.server";
import { addPageLinks } from "~/http/page-links.server";

/** A page of publications, newest first, by category, subcategory and search. */
const route = endpoint({
  GET: method({
    name: "listPublicPrompts",
    query: { schema: townQuery, read: townParameters },
    answer: townPageAnswer,
    operation: listTownOperation,
    run: async ({ services, viewer, url, query, headers }) => {
      const page = await listTown(services, viewer, query);
      addPageLinks(headers, page, townAddress(url.pathname, { ...query, page: 1 }));
      return serializePage(page);
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
