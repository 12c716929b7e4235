import { expect, type APIRequestContext, type APIResponse } from "@playwright/test";

import { fromHere } from "./visitor";

interface Sent {
  /** The text fields of the form. */
  fields?: Record<string, string>;
  /** The picture; its name and type are the sender's claim. */
  file?: Uint8Array;
  name?: string;
  mimeType?: string;
}

/** Sends a profile in the specification's form. */
export function sendProfile(
  client: APIRequestContext,
  { fields = {}, file, name = "picture.png", mimeType = "image/png" }: Sent,
): Promise<APIResponse> {
  const avatar = file && { avatar: { name, mimeType, buffer: Buffer.from(file) } };
  return client.patch("/api/profile", { headers: fromHere, multipart: { ...fields, ...avatar } });
}

/** Changes a member's profile; returns it. */
export async function changeProfile(client: APIRequestContext, sent: Sent) {
  const response = await sendProfile(client, sent);
  expect(response.status(), await response.text()).toBe(200);
  return response.json();
}
