import { expect, type APIRequestContext, type APIResponse } from "@playwright/test";

/** The required fields of a prompt. */
export const draft = { originalInput: "a letter", content: "Write it." };

/** Creates a prompt by the JSON endpoint. */
export async function createPrompt(client: APIRequestContext, data: object = {}) {
  const response = await client.post("/api/prompts", { data: { ...draft, ...data } });
  expect(response.status(), await response.text()).toBe(201);
  return response.json();
}

/** Creates a folder by the JSON endpoint. */
export const createFolder = async (client: APIRequestContext, name: string) =>
  (await client.post("/api/folders", { data: { name } })).json();

/** Gives a member a folder with a prompt in it. */
export async function furnish(client: APIRequestContext): Promise<{ folderId: string; promptId: string }> {
  const { id: folderId } = await createFolder(client, "仕事");
  const { id: promptId } = await createPrompt(client, { tags: ["x"], folderId });
  return { folderId, promptId };
}

/** The status and the code of an error. */
export const refusal = async (response: APIResponse) => [response.status(), (await response.json()).code];
