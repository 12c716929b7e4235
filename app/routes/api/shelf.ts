import { shelfResponse } from "~/features/sharing/shelf/responses";
import { listShelf, listShelfOperation } from "~/features/sharing/shelf/list-shelf.server";
import { shelfParameters, shelfQuery } from "~/features/sharing/shelf/schema";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";
import { addPageLinks } from "~/http/page-links.server";

const { loader, action } = endpoint({
  GET: memberMethod({
    name: "listShelf",
    forApps: true,
    query: { schema: shelfQuery, read: shelfParameters },
    response: shelfResponse,
    operation: listShelfOperation,
    run: async ({ services, viewer, url, query, headers }) => {
      const shelf = await listShelf(services, viewer, query.page);
      addPageLinks(headers, shelf, url.pathname);
      const { items, page, pageCount, total } = shelf;
      return { items, pagination: { page, totalPages: pageCount, total } };
    },
  }),
});

export { loader, action };
