import { serializePrompt } from "~/features/prompts/serialize";
import { publishPrompt } from "~/features/town/publish-prompt.server";
import { publishRequest } from "~/features/town/schema";
import { endpoint, memberMethod } from "~/http/endpoint.server";
import { rateLimitKey } from "~/http/rate-limit-key.server";

/** Publishes one of the viewer's prompts to the town; the answer is the prompt as it stands there. */
const door = endpoint({
  POST: memberMethod({
    body: publishRequest,
    limit: "optimize",
    run: async ({ services, request, viewer, params, body }) => {
      const caller = await rateLimitKey(request, viewer);
      const published = await publishPrompt(services, viewer, caller, params.promptId!, body, {
        signal: request.signal,
      });
      return serializePrompt(published, viewer);
    },
  }),
});

export const loader = door.loader;
export const action = door.action;
