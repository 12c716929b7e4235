import { expect, type APIRequestContext } from "@playwright/test";
import { fromHere } from "./visitor";

export interface CreatedPrompt {
  id: string;
  originalInput: string;
  content: string;
  folderId: string;
}

/** Adds a prompt to the library of `request`'s session; missing fields get defaults. */
export async function createPrompt(
  request: APIRequestContext,
  prompt: {
    originalInput: string;
    content?: string;
    tags?: string[];
    variables?: readonly object[];
    folderId?: string;
  },
  headers: Record<string, string> = fromHere,
): Promise<CreatedPrompt> {
  const { content = `${prompt.originalInput}を書いてください。` } = prompt;
  const response = await request.post("/api/prompts", { headers, data: { ...prompt, content } });
  expect(response.status(), await response.text()).toBe(201);
  return response.json();
}

/** Adds a folder to the library of `request`'s session; returns its id. */
export async function createFolder(request: APIRequestContext, name: string): Promise<string> {
  const response = await request.post("/api/folders", { headers: fromHere, data: { name } });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()).id;
}
