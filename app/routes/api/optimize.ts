import { optimizationResponse } from "~/features/optimizer/responses";
import { optimizePrompt, optimizePromptOperation } from "~/features/optimizer/optimize-prompt.server";
import { optimizationRequest } from "~/features/optimizer/schema";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";
import { reportError } from "~/http/errors.server";
import { getTranslate, getLanguage } from "~/i18n/middleware.server";

import { describeOptimization } from "~/api/optimization-response.server";

const { loader, action } = endpoint({
  POST: memberMethod({
    name: "optimizePrompt",
    body: optimizationRequest,
    example: {
      promptContent: "You are a world-class expert. Write about {{topic}}.",
      promptPurpose: "A blog article",
    },
    response: optimizationResponse,
    operation: optimizePromptOperation,
    readsOnly: true,
    run: async ({ services, request, callerKey, context, body }) => {
      const optimization = await optimizePrompt(services, await callerKey(), body, {
        readerLanguage: getLanguage(context),
        signal: request.signal,
        onWarning: (error) => reportError(error, request, context),
      });
      return describeOptimization(body.content, optimization, getTranslate(context));
    },
  }),
});

export { loader, action };
