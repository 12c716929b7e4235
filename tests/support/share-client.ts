import type { APIRequestContext } from "@playwright/test";

import { changeDatabase } from "./change-database";
import { sessionUser } from "./clients";

/** Every address that shows a shared prompt to whoever has its link. */
export const addressesOf = (shareId: string, baseURL: string): string[] => [
  `/prompts/${shareId}`,
  `/prompts/${shareId}.data`,
  `/prompts/${shareId}/embed-code`,
  `/prompts/${shareId}/embed-code.data`,
  `/api/prompts/${shareId}`,
  ...cookieless(shareId, baseURL),
];

/** Those of them that are the same for everybody, their owner too. */
export const cookieless = (shareId: string, baseURL: string): string[] => [
  `/embed/${shareId}`,
  `/embed/${shareId}?lang=en&theme=dark`,
  oEmbedAddress(`${baseURL}/prompts/${shareId}`),
];

export const oEmbedAddress = (url: string, more: Record<string, string> = {}): string =>
  `/oembed?${new URLSearchParams({ url, ...more })}`;

/** Lets a member's profile be seen with their prompts. */
export async function showProfile(client: APIRequestContext, displayName: string, bio = "") {
  const { uid } = await sessionUser(client);
  changeDatabase(
    "UPDATE users SET display_name = ?, bio = ?, is_public = 1 WHERE id = ?",
    displayName,
    bio,
    uid,
  );
}
