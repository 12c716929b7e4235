import { townPageAnswer } from "~/features/town/answers";
import { townAddress } from "~/features/town/address";
import { listTown, listTownOperation } from "~/features/town/list-town.server";
import { townParameters, townQuery } from "~/features/town/query";
import { publicVersion } from "~/features/town/town-version.server";
import { serializePage } from "~/features/town/town-prompt";
import { endpoint } from "~/http/endpoint.server";
import { keptMethod } from "~/http/method.server";
import { addPageLinks } from "~/http/page-links.server";

/** A page of publications, newest first, by category, subcategory and search. */
const route = endpoint({
  GET: keptMethod({
    name: "listPublicPrompts",
    query: { schema: townQuery, read: townParameters },
    answer: townPageAnswer,
    operation: listTownOperation,
    dataVersion: publicVersion,
    run: async ({ services, viewer, path, query, headers }) => {
      const page = await listTown(services, viewer, query);
      addPageLinks(headers, page, townAddress(path, { ...query, page: 1 }));
      return serializePage(page);
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
