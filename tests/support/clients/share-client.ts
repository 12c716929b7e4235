import { expect, type APIRequestContext } from "@playwright/test";

import { fromHere } from "./visitor";

/** Every address that shows a shared prompt by its link. */
export const addressesOf = (shareId: string, baseURL: string): string[] => [
  `/prompts/${shareId}`,
  `/prompts/${shareId}.data`,
  `/prompts/${shareId}/embed-code`,
  `/prompts/${shareId}/embed-code.data`,
  `/api/prompts/${shareId}`,
  ...cookieless(shareId, baseURL),
];

/** Those addresses with the same response for everybody, their owner too. */
export const cookieless = (shareId: string, baseURL: string): string[] => [
  `/embed/${shareId}`,
  `/embed/${shareId}?lang=en&theme=dark`,
  oEmbedAddress(`${baseURL}/prompts/${shareId}`),
];

export const oEmbedAddress = (url: string, more: Record<string, string> = {}): string =>
  `/oembed?${new URLSearchParams({ url, ...more })}`;

/** Makes a member's profile public. */
export const showProfile = (client: APIRequestContext, displayName: string, profileBio = "") =>
  changeProfile(client, { displayName, profileBio, isPublic: true });

export const hideProfile = (client: APIRequestContext) => changeProfile(client, { isPublic: false });

async function changeProfile(client: APIRequestContext, data: Record<string, unknown>): Promise<void> {
  const response = await client.patch("/api/profile", { headers: fromHere, data });
  expect(response.status(), await response.text()).toBe(200);
}
