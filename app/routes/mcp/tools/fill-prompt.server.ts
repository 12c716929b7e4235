import { z } from "zod";

import type { Values, Variable } from "~/domain/variables";
import { AppError } from "~/errors";

import { fillTemplate } from "~/features/filling/fill-template";
import { fillPromptOperation } from "~/features/filling/fill-prompt.server";
import { fillRequest } from "~/features/filling/schema";
import { variableAnswer } from "~/features/prompts/answers";
import { countUse } from "~/features/ranking/count-use.server";
import { asAppError } from "~/http/errors.server";
import { readerOf } from "~/http/reader.server";
import { tool } from "~/http/mcp/declare-tool.server";

import { promptReference, readPrompt, referenceWords } from "../read-prompt.server";
import { fenceStranger, strangersNotice } from "../stranger.server";

const input = fillRequest.extend({ prompt: promptReference });

const answer = z.object({
  notice: z.string().nullable(),
  text: z.string(),
  variables: z.array(variableAnswer),
});

/** The text of a stranger's prompt, filled; an error does not repeat the names of its variables, which are the stranger's text. */
export function fillStrangers(
  content: string,
  variables: readonly Variable[],
  values: Values,
  asks?: boolean,
): string {
  try {
    return fillTemplate({ content, variables }, values, asks);
  } catch (thrown) {
    const [fault] = Object.values(asAppError(thrown).fields ?? {});
    throw fault ? new AppError("invalid_fields", { fields: { values: fault } }) : thrown;
  }
}

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
  answer,
  scope: "read",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  operation: fillPromptOperation,
  run: async ({ services, viewer, request, input: { prompt: reference, values, asks } }) => {
    const { content, variables, isOwn, shareId } = await readPrompt({ services, viewer }, reference);
    const text = isOwn
      ? fillTemplate({ content, variables }, values, asks)
      : fillStrangers(content, variables, values, asks);
    if (!isOwn && shareId) services.background(countUse(services, await readerOf(request, viewer), shareId));
    return {
      value: { notice: isOwn ? null : strangersNotice, text, variables },
      text: isOwn ? text : fenceStranger(text),
    };
  },
});
