import { examplesResponse } from "~/features/sharing/examples/responses";
import { moveExample, moveExampleOperation } from "~/features/sharing/examples/move-example.server";
import { exampleMove } from "~/features/sharing/examples/schema";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";

import type { Route } from "./+types/example-move";

/** Moves an example of one of the viewer's publications; the response has them all. */
const { loader, action } = endpoint<Route.LoaderArgs>({
  POST: memberMethod({
    name: "moveExample",
    body: exampleMove,
    example: { position: 1 },
    response: examplesResponse,
    operation: moveExampleOperation,
    run: ({ services, viewer, params, body }) =>
      moveExample(services, viewer, params.promptId, params.exampleId, body),
  }),
});

export { loader, action };
