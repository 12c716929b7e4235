import { shareAnswer } from "~/features/sharing/answers";
import { sharePrompt } from "~/features/sharing/share-prompt.server";
import { shareRequest } from "~/features/sharing/schema";
import { modelErrors } from "~/features/model/engine";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";
import { rateLimitKey } from "~/http/rate-limit-key.server";

/** Gives one of the viewer's prompts its link. */
const door = endpoint({
  POST: memberMethod({
    name: "sharePrompt",
    body: shareRequest,
    example: { title: "Weekly report", description: "For teams" },
    answer: shareAnswer,
    errors: ["prompt_not_found", ...modelErrors],
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
