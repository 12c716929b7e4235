import { townListResponse } from "~/features/town/responses";
import { townAddress } from "~/features/town/address";
import { listOlder } from "~/features/town/list-older.server";
import { listTown, listTownOperation } from "~/features/town/list-town.server";
import { townParameters, townQuery } from "~/features/town/query";
import { serializeTown } from "~/features/town/town-prompt";
import { endpoint } from "~/http/endpoint.server";
import { method } from "~/http/method.server";
import { addPageLinks } from "~/http/page-links.server";

/** A page of publications, newest first, by category, subcategory and search; the older ones of a long list. */
const { loader, action } = endpoint({
  GET: method({
    name: "listPublicPrompts",
    forApps: true,
    query: { schema: townQuery, read: townParameters },
    response: townListResponse,
    operation: listTownOperation,
    run: async ({ services, viewer, url, query, headers }) => {
      const list =
        query.older === null
          ? await listTown(services, viewer, query)
          : await listOlder(services, viewer, query, query.older);
      addPageLinks(headers, list, townAddress(url.pathname, { ...query, page: 1 }));
      return serializeTown(list);
    },
  }),
});

export { loader, action };
