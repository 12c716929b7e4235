import { exampleSchema } from "~/features/sharing/examples/responses";
import { changeExample, changeExampleOperation } from "~/features/sharing/examples/change-example.server";
import { removeExample, removeExampleOperation } from "~/features/sharing/examples/remove-example.server";
import { exampleChange } from "~/features/sharing/examples/schema";
import { deletedResponse } from "~/features/prompts/responses";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";

import type { Route } from "./+types/example";

const { loader, action } = endpoint<Route.LoaderArgs>({
  PATCH: memberMethod({
    name: "changeExample",
    body: exampleChange,
    example: { text: "Dear landlord, …" },
    response: exampleSchema,
    operation: changeExampleOperation,
    run: ({ services, viewer, params, body }) =>
      changeExample(services, viewer, params.promptId, params.exampleId, body),
  }),
  DELETE: memberMethod({
    name: "removeExample",
    response: deletedResponse,
    operation: removeExampleOperation,
    run: async ({ services, viewer, params }) => {
      await removeExample(services, viewer, params.promptId, params.exampleId);
      return { deleted: true as const };
    },
  }),
});

export { loader, action };
