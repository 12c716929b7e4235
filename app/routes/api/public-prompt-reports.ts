import { reportResponse } from "~/features/moderation/responses";
import { reportPrompt, reportPromptOperation } from "~/features/moderation/report-prompt.server";
import { reportRequest } from "~/features/moderation/schema";
import { endpoint } from "~/http/endpoint.server";
import { method } from "~/http/method.server";
import { callerKeyOf } from "~/http/rate-limits.server";

import type { Route } from "./+types/public-prompt-reports";

const { loader, action } = endpoint<Route.LoaderArgs>({
  POST: method({
    name: "reportPrompt",
    body: reportRequest,
    example: { reason: "copied", comment: "The text is from https://example.com/prompts." },
    response: reportResponse,
    status: 201,
    operation: reportPromptOperation,
    run: async ({ services, request, viewer, params, body }) => {
      await reportPrompt(services, viewer, await callerKeyOf(request, null), params.promptId, body);
      return { reported: true as const };
    },
  }),
});

export { loader, action };
