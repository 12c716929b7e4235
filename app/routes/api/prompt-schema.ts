import { inputSchemaResponse } from "~/features/prompts/filling/responses";
import { describeInputs, describeInputsOperation } from "~/features/prompts/filling/describe-inputs.server";
import { endpoint } from "~/http/endpoint.server";
import { method } from "~/http/method.server";

import type { Route } from "./+types/prompt-schema";

/** The JSON Schema of a prompt's values: one's own by its id, a shared one by its share id. */
const { loader, action } = endpoint<Route.LoaderArgs>({
  GET: method({
    name: "getPromptSchema",
    pathExample: { promptId: "SHARE_ID" },
    response: inputSchemaResponse,
    operation: describeInputsOperation,
    run: ({ services, viewer, params }) => describeInputs(services, viewer, params.promptId),
  }),
});

export { loader, action };
