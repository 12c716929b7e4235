import { promptAnswer, serializePrompt } from "~/features/prompts/answers";
import { publishPrompt } from "~/features/town/publish-prompt.server";
import { publishRequest } from "~/features/town/schema";
import { modelErrors } from "~/features/model/engine";
import { subcategoriesOf } from "~/domain/categories";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";
import { rateLimitKey } from "~/http/rate-limit-key.server";

/** Publishes one of the viewer's prompts to the town; the answer is the prompt as it stands there. */
const door = endpoint({
  POST: memberMethod({
    name: "publishPrompt",
    body: publishRequest,
    example: {
      category: "business",
      subcategory: subcategoriesOf("business")[0]!,
      title: "Weekly report",
      showProfile: false,
    },
    answer: promptAnswer,
    errors: ["prompt_not_found", "prompt_removed", ...modelErrors],
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
