import { expect, type APIRequestContext, type APIResponse } from "@playwright/test";

import { fromHere } from "./visitor";

/** Fields of the form of a new token, and its id. */
export interface TokenOptions {
  id?: string;
  name?: string;
  scope?: string;
  expiry?: string;
  /** "on": it sees the facts. */
  facts?: string;
}

const secret = /pt_[\w-]{49}/;

/** The id in the form of a new token. */
export async function nextTokenId(client: APIRequestContext): Promise<string> {
  const html = await (await client.get("/profile/tokens/new")).text();
  return /name="id" value="(\w+)"/.exec(html)![1]!;
}

/** Sends the form of a new token. */
export async function sendTokenForm(client: APIRequestContext, options: TokenOptions): Promise<APIResponse> {
  const id = options.id ?? (await nextTokenId(client));
  const form = { name: "backup", scope: "read", expiry: "90", ...options, id };
  return client.post("/profile/tokens/new", { headers: fromHere, form });
}

/** Creates a token for `client`'s session. */
export async function makeToken(client: APIRequestContext, options: TokenOptions = {}) {
  const id = options.id ?? (await nextTokenId(client));
  const response = await sendTokenForm(client, { ...options, id });
  expect(response.status(), await response.text()).toBe(200);
  return { id, token: secret.exec(await response.text())![0] };
}

/** The Authorization header of a token. */
export const withToken = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Revokes a token on its confirmation page. */
export const revokeToken = (client: APIRequestContext, id: string): Promise<APIResponse> =>
  client.post(`/profile/tokens/${id}/revoke`, { headers: fromHere, form: {} });
