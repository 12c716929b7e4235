import { sharePrompt } from "~/features/sharing/share-prompt.server";
import { shareRequest } from "~/features/sharing/schema";
import { endpoint, memberMethod } from "~/http/endpoint.server";
import { rateLimitKey } from "~/http/rate-limit-key.server";

/** Gives one of the viewer's prompts its link. */
const door = endpoint({
  POST: memberMethod({
    body: shareRequest,
    limit: "optimize",
    run: async ({ services, request, viewer, params, body }) => ({
      shareId: await sharePrompt(
        services,
        viewer,
        await rateLimitKey(request, viewer),
        params.promptId!,
        body,
        {
          signal: request.signal,
        },
      ),
    }),
  }),
});

export const loader = door.loader;
export const action = door.action;
