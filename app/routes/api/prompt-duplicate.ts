import { promptResponse, serializePrompt } from "~/features/prompts/responses";
import { duplicatePrompt, duplicatePromptOperation } from "~/features/prompts/duplicate-prompt.server";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";

import type { Route } from "./+types/prompt-duplicate";

const { loader, action } = endpoint<Route.LoaderArgs>({
  POST: memberMethod({
    name: "duplicatePrompt",
    response: promptResponse,
    status: 201,
    operation: duplicatePromptOperation,
    run: async ({ services, viewer, params }) =>
      serializePrompt(await duplicatePrompt(services, viewer, params.promptId), viewer),
  }),
});

export { loader, action };
