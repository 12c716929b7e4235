import { expect, type APIRequestContext } from "@playwright/test";

import { fromHere, visitor } from "./visitor";
import { createPrompt } from "./create-prompt";

export interface PublishedByTest {
  id: string;
  shareId: string;
  originalInput: string;
}

interface Order {
  originalInput?: string;
  content?: string;
  tags?: string[];
  category?: string;
  language?: string;
  subcategory?: string;
  title?: string;
  description?: string;
  showProfile?: boolean;
}

/** A word in no other test's prompt. */
export const uniqueWord = () => crypto.randomUUID().replaceAll("-", "");

/** A purpose of no other test's prompt. */
export const uniquePurpose = (text = "商店街の案内文", word = uniqueWord()) => `${text} ${word}`;

/** Adds a prompt to the library of `request`'s session, and publishes it. */
export async function publishPrompt(
  request: APIRequestContext,
  { originalInput = uniquePurpose(), content, tags, ...place }: Order = {},
): Promise<PublishedByTest> {
  // A network of its own, so that rate limits are not reached.
  const headers = { ...fromHere, ...visitor() };
  const { id } = await createPrompt(request, { originalInput, content, tags }, headers);
  const publish = (basedOn?: string) =>
    request.post(`/api/prompts/${id}/publish-to-town`, {
      headers,
      data: { category: "communication", subcategory: "文章作成", basedOn, ...place },
    });
  let response = await publish();
  // Another test has published the same text.
  if (response.status() === 409) response = await publish((await response.json()).original);
  expect(response.status(), await response.text()).toBe(200);
  const { shareId } = await response.json();
  return { id, shareId, originalInput };
}
