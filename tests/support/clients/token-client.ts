import { expect, type APIRequestContext, type APIResponse } from "@playwright/test";

import { fromHere } from "./visitor";

/** What a form that makes a token says, and whose id it has. */
export interface TokenOrder {
  id?: string;
  name?: string;
  scope?: string;
  expiry?: string;
}

const secret = /pt_[\w-]{49}/;

/** The id that the form of a new token comes with. */
export async function nextTokenId(client: APIRequestContext): Promise<string> {
  const html = await (await client.get("/profile/tokens/new")).text();
  return /name="id" value="(\w+)"/.exec(html)![1]!;
}

/** Sends the form of a new token. */
export async function sendTokenForm(client: APIRequestContext, order: TokenOrder): Promise<APIResponse> {
  const id = order.id ?? (await nextTokenId(client));
  const form = { name: "backup", scope: "read", expiry: "90", ...order, id };
  return client.post("/profile/tokens/new", { headers: fromHere, form });
}

/** Makes a token for whose session `client` holds. */
export async function makeToken(client: APIRequestContext, order: TokenOrder = {}) {
  const id = order.id ?? (await nextTokenId(client));
  const response = await sendTokenForm(client, { ...order, id });
  expect(response.status(), await response.text()).toBe(200);
  return { id, token: secret.exec(await response.text())![0] };
}

/** The header that calls with a token. */
export const withToken = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Revokes a token on the page that asks. */
export const revokeToken = (client: APIRequestContext, id: string): Promise<APIResponse> =>
  client.post(`/profile/tokens/${id}/revoke`, { headers: fromHere, form: {} });
