import { bearerContext } from "~/context";
import { factIds } from "~/features/facts/schema";
import { stateFacts } from "~/features/generator/state-facts.server";
import { generatedResponse } from "~/features/generator/responses";
import { askAbout } from "~/features/generator/ask-about.server";
import { generatePrompt, generatePromptOperation } from "~/features/generator/generate-prompt.server";
import { reportError } from "~/http/errors.server";
import { tool } from "~/http/mcp/declare-tool.server";
import { getLanguage } from "~/i18n/middleware.server";

import { askPerson, describeLine, lineInput, lineWords, openAmong } from "../line.server";

export const generatePromptTool = tool({
  name: "generate_prompt",
  title: "Write a prompt",
  description:
    "Turns one line into a structured prompt: the user's own words, their answers and the wishes that are on. Call ask_questions first, unless your client asks its user by itself. Nothing is saved: use save_prompt.",
  input: lineInput.extend({ facts: factIds.optional() }),
  fields: { ...lineWords, facts: "The ids of your user's facts that the prompt states, from my_facts." },
  output: generatedResponse,
  scope: "read",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  operation: generatePromptOperation,
  run: async ({ services, viewer, input: line, request, context, canAsk, callerKey }) => {
    const readerLanguage = getLanguage(context);
    const input = await stateFacts(services, viewer, context.get(bearerContext), line);
    if (canAsk && !input.answers) {
      const { asked } = await askAbout(input, readerLanguage);
      const open = openAmong(asked.variables);
      if (open.length > 0) return askPerson(open, asked.language);
    }
    const { composition: _, ...value } = await generatePrompt(services, await callerKey(), input, {
      readerLanguage,
      signal: request.signal,
      onWarning: (error) => reportError(error, request, context),
    });
    const { content, type, tags } = value;
    const others = [
      "Not part of the prompt:",
      `Type: ${type}; tags: ${tags.join(", ")}`,
      describeLine(value),
    ];
    return { value, text: [content, others.join("\n")] };
  },
});
