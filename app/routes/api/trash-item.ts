import { deletedItemsResponse } from "~/features/prompts/trash/responses";
import { deleteForGood, deleteForGoodOperation } from "~/features/prompts/trash/delete-for-good.server";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";

import type { Route } from "./+types/trash-item";

const { loader, action } = endpoint<Route.LoaderArgs>({
  DELETE: memberMethod({
    name: "deleteItem",
    response: deletedItemsResponse,
    operation: deleteForGoodOperation,
    run: async ({ services, viewer, params }) => ({
      deleted: await deleteForGood(services, viewer, params.itemId),
    }),
  }),
});

export { loader, action };
