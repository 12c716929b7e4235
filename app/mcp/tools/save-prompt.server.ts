import { promptResponse, serializePrompt } from "~/features/prompts/responses";
import { createPrompt, createPromptOperation } from "~/features/prompts/create-prompt.server";
import { promptDraft } from "~/features/prompts/schema";
import { memberTool } from "~/http/mcp/declare-tool.server";

export const savePrompt = memberTool({
  name: "save_prompt",
  title: "Save a prompt",
  description:
    "Saves a prompt to the member's library, where nobody else sees it. Takes a result of generate_prompt unchanged. Confirm the text with your user first.",
  input: promptDraft,
  fields: {
    originalInput: "What the prompt is for, in the user's words.",
    content: "The prompt's text; {{name}} is a place to fill at use.",
    tags: "Tags, in order.",
    type: "The type tag of its use; omitted: that of the tags, else text.",
    variables: "The questions of the prompt with their answers.",
    folderId: "A folder's id; omitted: the folder of uncategorized prompts.",
    kind: "Accepted from generate_prompt, not saved.",
    kinds: "Accepted from generate_prompt, not saved.",
    asks: "Accepted from generate_prompt, not saved: the text tells.",
    wishes: "Accepted from generate_prompt, not saved.",
    engine: "Accepted from generate_prompt, not saved.",
    fellBack: "Accepted from generate_prompt, not saved.",
    draftId: "Accepted, not saved.",
  },
  output: promptResponse,
  scope: "write",
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  operation: createPromptOperation,
  run: async ({ services, viewer, input: draft, origin }) => {
    const prompt = await createPrompt(services, viewer, draft);
    return {
      value: serializePrompt(prompt, viewer),
      text: `Saved with the id ${prompt.id}. The library is at ${origin}/dashboard.`,
    };
  },
});
