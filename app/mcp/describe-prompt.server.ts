import { listVariables } from "./list-variables";
import type { ReadPrompt } from "./read-prompt.server";

/** A prompt as text: its heading, its questions and its content. */
export function describePrompt({
  title,
  description,
  purpose,
  author,
  tags,
  variables,
  content,
}: ReadPrompt): string {
  return [
    ...(title === null ? [] : [`Title: ${title}`]),
    ...(description === null ? [] : [`Description: ${description}`]),
    `Purpose: ${purpose}`,
    `Tags: ${tags.join(", ")}`,
    ...(author === null ? [] : [`By: ${author}`]),
    ...(variables.length > 0 ? ["Asked before use:", listVariables(variables)] : []),
    "",
    content,
  ].join("\n");
}
