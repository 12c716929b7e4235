import { changeResponse } from "~/features/library/selection/responses";
import { restore, restoreOperation } from "~/features/prompts/trash/restore.server";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";

import type { Route } from "./+types/trash-item-restore";

const { loader, action } = endpoint<Route.LoaderArgs>({
  POST: memberMethod({
    name: "restoreItem",
    response: changeResponse,
    operation: restoreOperation,
    run: ({ services, viewer, params }) => restore(services, viewer, params.itemId),
  }),
});

export { loader, action };
