import { changeResponse } from "~/features/library/selection/responses";
import { undo, undoOperation } from "~/features/library/selection/undo.server";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";

import type { Route } from "./+types/undo";

const { loader, action } = endpoint<Route.LoaderArgs>({
  POST: memberMethod({
    name: "undo",
    response: changeResponse,
    operation: undoOperation,
    run: ({ services, viewer, params }) => undo(services, viewer, params.undoId),
  }),
});

export { loader, action };
