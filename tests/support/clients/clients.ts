import { test as base, type APIRequestContext, type APIResponse } from "@playwright/test";

import { join, register, type Member } from "./members";
import { visitor } from "./visitor";

interface Clients {
  /** A visitor with a network and cookies of their own, who follows no redirect. */
  visit(): Promise<APIRequestContext>;
  /** A visitor who has just opened an account at Google's word, without a password; the site with a model knows no Google. */
  member(): Promise<{ email: string; client: APIRequestContext }>;
  /** A visitor who has just registered, with a password and an address that is not verified. */
  registered(): Promise<Member & { client: APIRequestContext }>;
}

/** Tests that speak HTTP as several people. */
export const test = base.extend<Clients>({
  visit: async ({ playwright, baseURL }, use) => {
    const clients: APIRequestContext[] = [];
    await use(async () => {
      const client = await playwright.request.newContext({
        baseURL,
        // The local runtime may close a connection just when it is to be used again.
        extraHTTPHeaders: { ...visitor(), Origin: baseURL!, Connection: "close" },
        maxRedirects: 0,
      });
      clients.push(client);
      return client;
    });
    await Promise.all(clients.map((client) => client.dispose()));
  },
  member: async ({ visit }, use) => {
    await use(async () => {
      const client = await visit();
      return { ...(await join(client)), client };
    });
  },
  registered: async ({ visit }, use) => {
    await use(async () => {
      const client = await visit();
      return { ...(await register(client)), client };
    });
  },
});

/** The Set-Cookie headers of an answer. */
export const setCookies = (response: APIResponse): string[] =>
  response
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === "set-cookie")
    .map(({ value }) => value);

/** The session token that a client holds, or undefined. */
export async function sessionToken(client: APIRequestContext): Promise<string | undefined> {
  const { cookies } = await client.storageState();
  return cookies.find(({ name }) => name === "__Host-session")?.value;
}

/** Who is signed in, as the site sees it. */
export const sessionUser = async (client: APIRequestContext, headers: Record<string, string> = {}) =>
  (await client.get("/api/auth/session", { headers })).json();

export { expect } from "@playwright/test";
