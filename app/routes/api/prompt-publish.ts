import { publishPrompt, publishPromptOperation } from "~/features/town/publish-prompt.server";
import { promptResponse, serializePrompt } from "~/features/prompts/responses";
import { publishRequest } from "~/features/town/schema";
import { subcategoriesOf } from "~/domain/categories";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";

import type { Route } from "./+types/prompt-publish";

/** Publishes one of the viewer's prompts to the town; the response is the published prompt. */
const { loader, action } = endpoint<Route.LoaderArgs>({
  POST: memberMethod({
    name: "publishPrompt",
    body: publishRequest,
    example: {
      category: "business",
      subcategory: subcategoriesOf("business")[0]!,
      title: "Weekly report",
      showProfile: false,
    },
    response: promptResponse,
    operation: publishPromptOperation,
    run: async ({ services, request: { signal }, viewer, callerKey, params, body }) => {
      const key = await callerKey();
      const { prompt } = await publishPrompt(services, viewer, key, params.promptId, body, { signal });
      return serializePrompt(prompt, viewer);
    },
  }),
});

export { loader, action };
