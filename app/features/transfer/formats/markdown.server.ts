import type { ExportedPrompt } from "../exported-prompt";
import { withFrontMatter } from "./front-matter.server";

/** Data of a prompt before its text, in both text formats; empty ones are left out. */
export const sharedData = ({ id, type, tags, folder, title, description, ...prompt }: ExportedPrompt) => ({
  id,
  type,
  ...(tags.length > 1 && { tags: tags.slice(1) }),
  ...(folder !== null && { folder }),
  ...(title && { title }),
  ...(description && { description }),
  created: prompt.createdAt.toISOString(),
  updated: prompt.updatedAt.toISOString(),
});

/** A Markdown file: the prompt's text after its data, without its history. */
export const markdownFile = (prompt: ExportedPrompt): string =>
  withFrontMatter(
    {
      purpose: prompt.originalInput,
      ...sharedData(prompt),
      ...(prompt.variables.length > 0 && { variables: prompt.variables }),
    },
    prompt.content,
  );
