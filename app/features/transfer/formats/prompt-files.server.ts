import type { ExportedPrompt } from "../exported-prompt";
import type { ExportFormat } from "../limits";
import { dotpromptFile } from "./dotprompt.server";
import { fileName } from "./file-name";
import { markdownFile } from "./markdown.server";

/** The files of a prompt in an archive. */
export function promptFiles(prompt: ExportedPrompt, position: number, formats: readonly ExportFormat[]) {
  const name = (ending: string) => fileName(position, prompt.originalInput, ending);
  return [
    ...(formats.includes("markdown") ? [{ name: `markdown/${name("md")}`, text: markdownFile(prompt) }] : []),
    ...(formats.includes("prompt")
      ? [{ name: `prompts/${name("prompt")}`, text: dotpromptFile(prompt) }]
      : []),
  ];
}
