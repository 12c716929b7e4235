import { generatePrompt } from "~/features/generation/generate-prompt.server";
import { generationRequest } from "~/features/generation/schema";
import { endpoint, method } from "~/http/endpoint.server";
import { acceptsEvents } from "~/http/event-stream.server";
import { rateLimitKey } from "~/http/rate-limit-key.server";
import { reportError } from "~/http/report-error.server";

import { streamGeneration } from "./stream-generation.server";

const door = endpoint({
  POST: method({
    body: generationRequest,
    limit: "generate",
    run: async (call) => {
      if (acceptsEvents(call.request)) return streamGeneration(call);
      const { services, request, viewer, context, body } = call;
      return generatePrompt(services, await rateLimitKey(request, viewer), body, {
        signal: request.signal,
        onWarning: (error) => reportError(error, request, context),
      });
    },
  }),
});

export const loader = door.loader;
export const action = door.action;
