import { expect, type APIRequestContext } from "@playwright/test";

import { fromHere } from "./visitor";
import { createPrompt } from "./create-prompt";

export interface SharedByTest {
  id: string;
  shareId: string;
  /** The path of its page. */
  path: string;
}

interface Order {
  originalInput?: string;
  content?: string;
  variables?: readonly object[];
  tags?: string[];
  title?: string;
  description?: string;
}

/** Adds a prompt to the library of `request`'s session, and shares it. */
export async function sharePrompt(
  request: APIRequestContext,
  { title = "", description = "", ...prompt }: Order = {},
): Promise<SharedByTest> {
  const { id } = await createPrompt(request, { originalInput: "商店街の案内文", ...prompt });
  const response = await request.post(`/api/prompts/${id}/share`, {
    headers: fromHere,
    data: { title, description, generateAuto: title === "" },
  });
  expect(response.status(), await response.text()).toBe(200);
  const { shareId } = await response.json();
  return { id, shareId, path: `/prompts/${shareId}` };
}

/** Switches a shared prompt between public and private. */
export async function togglePublic(request: APIRequestContext, id: string): Promise<void> {
  const response = await request.patch(`/api/prompts/${id}/toggle-public`, { headers: fromHere });
  expect(response.status(), await response.text()).toBe(200);
}
