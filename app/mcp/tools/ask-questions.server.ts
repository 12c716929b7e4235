import { describeQuestions, questionsResponse } from "~/features/generator/responses";
import { askAbout } from "~/features/generator/ask-about.server";
import { tool } from "~/http/mcp/declare-tool.server";
import { getLanguage } from "~/i18n/middleware.server";

import { askPerson, describeLine, lineInput, lineWords, openAmong } from "../line.server";

export const askQuestions = tool({
  name: "ask_questions",
  title: "Ask what a line leaves open",
  description:
    "Recognizes the kind of task of a line and finds what it leaves open: facts in the user's own words first, each with an example, and optional wishes. A client that can ask its user does so; else ask them yourself. Pass answers and wishes to generate_prompt.",
  input: lineInput,
  fields: lineWords,
  output: questionsResponse,
  scope: "read",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  operation: { limit: "read" },
  run: async ({ input, context, canAsk }) => {
    const { asked, start } = await askAbout(input, getLanguage(context));
    const open = openAmong(asked.variables);
    if (canAsk && open.length > 0) return askPerson(open, asked.language);
    return { value: describeQuestions(start), text: describeLine(start) };
  },
});
