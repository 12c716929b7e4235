import { describeAnswer } from "~/features/sharing/answers";
import { describeOwnPrompt } from "~/features/sharing/describe-own-prompt.server";
import { describeRequest } from "~/features/sharing/schema";
import { modelErrors } from "~/features/model/engine";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";
import { rateLimitKey } from "~/http/rate-limit-key.server";

/** A title and a description for one of the viewer's prompts; nothing is kept. */
const door = endpoint({
  POST: memberMethod({
    name: "describePrompt",
    body: describeRequest,
    example: {},
    answer: describeAnswer,
    errors: ["prompt_not_found", ...modelErrors],
    limit: "optimize",
    readsOnly: true,
    run: async ({ services, request, viewer, params, body }) =>
      describeOwnPrompt(services, viewer, await rateLimitKey(request, viewer), params.promptId!, body, {
        signal: request.signal,
      }),
  }),
});

export const loader = door.loader;
export const action = door.action;
