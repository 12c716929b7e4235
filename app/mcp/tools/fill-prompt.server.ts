import { z } from "zod";

import { fillPromptOperation } from "~/features/prompts/filling/fill-prompt.server";
import { fillRequest } from "~/features/prompts/filling/schema";
import { variableSchema } from "~/features/prompts/responses";
import { countUse } from "~/features/town/ranking/count-use.server";
import { readerOf } from "~/http/reader.server";
import { tool } from "~/http/mcp/declare-tool.server";

import { fillRead } from "../fill-read.server";
import { promptReference, readPrompt, referenceWords } from "../read-prompt.server";
import { fenceOthersText, othersNotice } from "../others-text.server";

const input = fillRequest.extend({ prompt: promptReference });

const output = z.object({
  notice: z.string().nullable(),
  text: z.string(),
  variables: z.array(variableSchema),
});

export const fillPromptTool = tool({
  name: "fill_prompt",
  title: "Fill a prompt",
  description:
    "Fills the {{places}} of a prompt with values and returns the text to use. Lines that only carry an unanswered optional question are left out.",
  input,
  fields: {
    prompt: referenceWords,
    values: "The values, by the names of the prompt's variables.",
    asks: "Whether the text may tell the AI to ask what is still open; false once you asked your user yourself.",
  },
  output,
  scope: "read",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  operation: fillPromptOperation,
  run: async ({ services, viewer, request, input: { prompt: reference, values, asks } }) => {
    const found = await readPrompt({ services, viewer }, reference);
    const { variables, isOwn, isStrangers, shareId } = found;
    const text = fillRead(found, values, asks);
    if (!isOwn && shareId) services.background(countUse(services, await readerOf(request, viewer), shareId));
    return {
      value: { notice: isStrangers ? othersNotice : null, text, variables },
      text: isStrangers ? fenceOthersText(text) : text,
    };
  },
});
