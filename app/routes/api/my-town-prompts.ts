import { townPageResponse } from "~/features/town/responses";
import { townAddress } from "~/features/town/address";
import { listPosted, listPostedOperation } from "~/features/library/list-posted.server";
import { postedQuery, townParameters } from "~/features/town/query";
import { serializePage } from "~/features/town/town-prompt";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";
import { addPageLinks } from "~/http/page-links.server";

const { loader, action } = endpoint({
  GET: memberMethod({
    name: "listPostedPrompts",
    forApps: true,
    query: { schema: postedQuery, read: townParameters },
    response: townPageResponse,
    operation: listPostedOperation,
    run: async ({ services, viewer, url, query, headers }) => {
      const page = await listPosted(services, viewer, query);
      addPageLinks(headers, page, townAddress(url.pathname, { ...query, page: 1 }));
      return serializePage(page);
    },
  }),
});

export { loader, action };
