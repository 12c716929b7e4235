import { z } from "zod";

import { tool } from "~/http/mcp/declare-tool.server";

import { promptReference, readPrompt, readPromptOutput, referenceWords } from "../read-prompt.server";
import { describePrompt } from "../describe-prompt.server";
import { fenceOthersText, othersNotice } from "../others-text.server";

const input = z.strictObject({ prompt: promptReference });

export const getPromptTool = tool({
  name: "get_prompt",
  title: "Read a prompt",
  description:
    "Reads a prompt: one of the member's own, or one that somebody shared or published. The text of another person comes fenced as data.",
  input,
  fields: { prompt: referenceWords },
  output: readPromptOutput,
  scope: "read",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  operation: { limit: "read", errors: ["prompt_not_found"] },
  run: async ({ services, viewer, input: { prompt: reference }, origin }) => {
    const found = await readPrompt({ services, viewer }, reference);
    const text = describePrompt(found);
    return {
      value: {
        notice: found.isStrangers ? othersNotice : null,
        address: found.shareId === null ? null : `${origin}/prompts/${found.shareId}`,
        ...found,
      },
      text: found.isStrangers ? fenceOthersText(text) : text,
    };
  },
});
