import { questionsAnswer } from "~/features/generation/answers";
import { askAbout } from "~/features/generation/generate-prompt.server";
import { tool } from "~/http/mcp/declare-tool.server";
import { getLanguage } from "~/i18n/middleware.server";

import { askPerson, lineOrder, lineWords, listQuestions, openAmong } from "../line.server";

export const askQuestions = tool({
  name: "ask_questions",
  title: "Ask what a line leaves open",
  description:
    "Finds the questions that a line leaves open, each with answers to choose from, and optional wishes. A client that can ask its user does so; else ask them yourself. Pass answers and wishes to generate_prompt.",
  input: lineOrder,
  fields: lineWords,
  answer: questionsAnswer,
  scope: "write",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  operation: { limit: "read" },
  run: async ({ input: order, context, canAsk }) => {
    const { asked } = await askAbout(order, getLanguage(context));
    const { variables, wishes, enough } = asked;
    const open = openAmong(variables);
    if (canAsk && open.length > 0) return askPerson(open, asked.language);
    return {
      value: { variables, wishes, enough },
      text: variables.length > 0 ? listQuestions(variables) : "The line leaves nothing open.",
    };
  },
});
