import { optimizationResponse } from "~/features/optimizer/responses";
import { optimizePrompt, optimizePromptOperation } from "~/features/optimizer/optimize-prompt.server";
import { optimizationRequest } from "~/features/optimizer/schema";
import { reportError } from "~/http/errors.server";
import { memberTool } from "~/http/mcp/declare-tool.server";
import { getLanguage, getTranslate } from "~/i18n/middleware.server";

import { describeOptimization } from "../../api/optimization-response.server";
import { openAmong } from "../line.server";
import { listVariables } from "../list-variables";

export const improvePrompt = memberTool({
  name: "improve_prompt",
  title: "Improve a prompt",
  description:
    "Makes a prompt better for its purpose and names every change with its reason. Places such as {{name}} stay. Nothing is saved.",
  input: optimizationRequest,
  fields: {
    promptContent: "The prompt's text.",
    promptPurpose: "What it is for: one line.",
    answers: "Answers to the questions of an earlier call, by name.",
  },
  output: optimizationResponse,
  scope: "write",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  operation: optimizePromptOperation,
  run: async ({ services, input, request, context, callerKey }) => {
    const optimization = await optimizePrompt(services, await callerKey(), input, {
      readerLanguage: getLanguage(context),
      signal: request.signal,
      onWarning: (error) => reportError(error, request, context),
    });
    const value = describeOptimization(input.content, optimization, getTranslate(context));
    const open = openAmong(value.variables);
    const others = [
      "Not part of the prompt:",
      "Changes:",
      ...value.improvements.map((improvement) => `- ${improvement}`),
      ...(open.length > 0 ? ["Open questions:", listVariables(open)] : []),
    ];
    return { value, text: [value.optimizedPrompt, others.join("\n")] };
  },
});
