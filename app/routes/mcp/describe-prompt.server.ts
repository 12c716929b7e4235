import type { ReadPrompt } from "./read-prompt.server";

/** A prompt as text: its heading, its questions and its content. */
export function describePrompt({ title, purpose, author, variables, content }: ReadPrompt): string {
  const asked = variables.map(
    ({ name, label, required }) => `  {{${name}}}: ${label}${required ? " (required)" : ""}`,
  );
  return [
    ...(title === null ? [] : [`Title: ${title}`]),
    `Purpose: ${purpose}`,
    ...(author === null ? [] : [`By: ${author}`]),
    ...(asked.length > 0 ? ["Asked before use:", ...asked] : []),
    "",
    content,
  ].join("\n");
}
