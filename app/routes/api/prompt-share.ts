import { shareResponse } from "~/features/sharing/responses";
import { sharePrompt, sharePromptOperation } from "~/features/sharing/share-prompt.server";
import { shareRequest } from "~/features/sharing/schema";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";

import type { Route } from "./+types/prompt-share";

const { loader, action } = endpoint<Route.LoaderArgs>({
  POST: memberMethod({
    name: "sharePrompt",
    body: shareRequest,
    example: { title: "Weekly report", description: "For teams" },
    response: shareResponse,
    operation: sharePromptOperation,
    run: async ({ services, request: { signal }, viewer, callerKey, params, body }) => ({
      shareId: await sharePrompt(services, viewer, await callerKey(), params.promptId, body, { signal }),
    }),
  }),
});

export { loader, action };
