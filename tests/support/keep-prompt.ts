import { expect, type APIRequestContext } from "@playwright/test";

import { fromHere } from "./from-here";

export interface KeptPrompt {
  id: string;
  originalInput: string;
  content: string;
  folderId: string;
}

/** Adds a prompt to the library of whose session `request` holds; what is left out is made up. */
export async function keepPrompt(
  request: APIRequestContext,
  prompt: {
    originalInput: string;
    content?: string;
    tags?: string[];
    variables?: readonly object[];
    folderId?: string;
  },
  headers: Record<string, string> = fromHere,
): Promise<KeptPrompt> {
  const { content = `${prompt.originalInput}を書いてください。` } = prompt;
  const response = await request.post("/api/prompts", { headers, data: { ...prompt, content } });
  expect(response.status(), await response.text()).toBe(201);
  return response.json();
}
