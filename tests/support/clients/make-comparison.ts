import type { APIRequestContext } from "@playwright/test";

import { comparedReplies, decisions, repliesTo } from "../factories/compared-replies";
import type { OpenAiLane } from "../servers/openai-lane";
import { fromHere } from "./visitor";

/** A prompt to compare: its line and its text. */
export const comparedTexts = { originalInput: "a letter", content: "Write to {{who}}." };

const question = "First I ask.";

/**
 * Compares a prompt of `comparedTexts` with its line, and has it judged better by the last line of its reply; returns the comparison's
 * id. `mark` is in all that the model and the person say.
 */
export async function makeComparison(
  request: APIRequestContext,
  lane: OpenAiLane,
  promptId: string,
  mark = "",
): Promise<string> {
  const path = `/api/prompts/${promptId}/comparisons`;
  const headers = fromHere;
  const reply = "Dear Ada, on Sunday";
  await lane.script(
    repliesTo(question, `${mark}\n${reply}`),
    ...comparedReplies("Write to", question, `Hello there ${mark}`),
  );
  const data = { rival: "line", trials: [{ values: { who: `Ada ${mark}` }, facts: `By train ${mark}` }] };
  const { comparison } = await (await request.post(path, { headers, data })).json();
  const choice = comparison.trials[0].replies.a.endsWith(reply) ? "a" : "b";
  await lane.script(...decisions(reply, "on Sunday", `It names the day. ${mark}`));
  await request.post(`${path}/${comparison.id}/judge`, { headers, data: { choices: [choice] } });
  return comparison.id;
}
