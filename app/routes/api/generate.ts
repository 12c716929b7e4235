import { bearerContext } from "~/context";
import { generatedResponse } from "~/features/generator/responses";
import { generatePrompt, generatePromptOperation } from "~/features/generator/generate-prompt.server";
import { stateFacts } from "~/features/generator/state-facts.server";
import { generationRequest } from "~/features/generator/schema";
import { endpoint } from "~/http/endpoint.server";
import { method } from "~/http/method.server";
import { acceptsEvents } from "~/http/streams.server";
import { reportError } from "~/http/errors.server";
import { getLanguage } from "~/i18n/middleware.server";

import { streamGeneration } from "~/api/stream-generation.server";

const { loader, action } = endpoint({
  POST: method({
    name: "generatePrompt",
    forApps: true,
    body: generationRequest,
    example: { input: "landlord wont give my deposit back", isDeepThinking: false },
    response: generatedResponse,
    operation: generatePromptOperation,
    run: async (call) => {
      const { services, request, context, viewer } = call;
      const body = await stateFacts(services, viewer, context.get(bearerContext), call.body);
      if (acceptsEvents(request)) return streamGeneration({ ...call, body });
      const { composition: _, ...result } = await generatePrompt(services, await call.callerKey(), body, {
        readerLanguage: getLanguage(context),
        signal: request.signal,
        onWarning: (error) => reportError(error, request, context),
      });
      return result;
    },
  }),
});

export { loader, action };
