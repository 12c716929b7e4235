import { generatedAnswer } from "~/features/generation/answers";
import { generatePrompt } from "~/features/generation/generate-prompt.server";
import { generationRequest } from "~/features/generation/schema";
import { modelErrors } from "~/features/generation/model-errors";
import { endpoint } from "~/http/endpoint.server";
import { method } from "~/http/method.server";
import { acceptsEvents } from "~/http/event-stream.server";
import { rateLimitKey } from "~/http/rate-limit-key.server";
import { reportError } from "~/http/report-error.server";

import { streamGeneration } from "./stream-generation.server";

const door = endpoint({
  POST: method({
    name: "generatePrompt",
    body: generationRequest,
    example: { input: "Write a weekly report for my team", isDeepThinking: false },
    answer: generatedAnswer,
    errors: modelErrors,
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
