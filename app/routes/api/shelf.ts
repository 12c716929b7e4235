import { shelfAnswer } from "~/features/shelf/answers";
import { listShelf, listShelfOperation } from "~/features/shelf/list-shelf.server";
import { shelfParameters, shelfQuery } from "~/features/shelf/schema";
import { publicVersion } from "~/features/town/town-version.server";
import { endpoint } from "~/http/endpoint.server";
import { keptMemberMethod } from "~/http/method.server";
import { addPageLinks } from "~/http/page-links.server";

/** A page of the viewer's shelf. */
const route = endpoint({
  GET: keptMemberMethod({
    name: "listShelf",
    query: { schema: shelfQuery, read: shelfParameters },
    answer: shelfAnswer,
    operation: listShelfOperation,
    dataVersion: publicVersion,
    run: async ({ services, viewer, path, query, headers }) => {
      const shelf = await listShelf(services, viewer, query.page);
      addPageLinks(headers, shelf, path);
      const { items, page, pageCount, total } = shelf;
      return { items, pagination: { page, totalPages: pageCount, total } };
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
