import { deletedItemsResponse, trashResponse } from "~/features/prompts/trash/responses";
import { emptyTrash, emptyTrashOperation } from "~/features/prompts/trash/delete-for-good.server";
import { listTrash } from "~/features/prompts/trash/list-trash.server";
import { trashParameters, trashQuery } from "~/features/prompts/trash/schema";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";

const { loader, action } = endpoint({
  GET: memberMethod({
    name: "listTrash",
    query: { schema: trashQuery, read: trashParameters },
    response: trashResponse,
    operation: { limit: "read" },
    run: async ({ services, viewer, url, query, headers }) => {
      const { items, next } = await listTrash(services, viewer, query.before);
      if (next) headers.set("Link", `<${url.pathname}?before=${next}>; rel="next"`);
      return items;
    },
  }),
  DELETE: memberMethod({
    name: "emptyTrash",
    response: deletedItemsResponse,
    operation: emptyTrashOperation,
    run: async ({ services, viewer }) => ({ deleted: await emptyTrash(services, viewer) }),
  }),
});

export { loader, action };
