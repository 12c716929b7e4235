import { describeResponse } from "~/features/sharing/responses";
import { describeOwnPrompt, describeOwnPromptOperation } from "~/features/sharing/describe-own-prompt.server";
import { describeRequest } from "~/features/sharing/schema";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";

import type { Route } from "./+types/prompt-describe";

/** A title and a description for one of the viewer's prompts; nothing is stored. */
const { loader, action } = endpoint<Route.LoaderArgs>({
  POST: memberMethod({
    name: "describePrompt",
    body: describeRequest,
    example: {},
    response: describeResponse,
    operation: describeOwnPromptOperation,
    readsOnly: true,
    run: async ({ services, request, viewer, callerKey, params, body }) =>
      describeOwnPrompt(services, viewer, await callerKey(), params.promptId, body, {
        signal: request.signal,
      }),
  }),
});

export { loader, action };
