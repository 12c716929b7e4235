import { test as base, type APIRequestContext, type APIResponse } from "@playwright/test";

import { join, register, type Member } from "./members";
import { retryResets } from "./retry-resets";
import { visitor } from "./visitor";

interface Clients {
  /** A new visitor with a network and cookies of their own, without automatic redirects. */
  visit(): Promise<APIRequestContext>;
  /** A new member by Google, without a password; the site with a model has no Google sign-in. */
  member(): Promise<{ email: string; client: APIRequestContext }>;
  /** A new member by registration, with a password and an unverified address. */
  registered(): Promise<Member & { client: APIRequestContext }>;
}

/** HTTP tests with several people. */
export const test = base.extend<Clients>({
  visit: async ({ playwright, baseURL }, use) => {
    const clients: APIRequestContext[] = [];
    await use(async () => {
      const client = retryResets(
        await playwright.request.newContext({
          baseURL,
          // The local runtime may close a connection just before its reuse.
          extraHTTPHeaders: { ...visitor(), Origin: baseURL!, Connection: "close" },
          maxRedirects: 0,
        }),
      );
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

/** The Set-Cookie headers of a response. */
export const setCookies = (response: APIResponse): string[] =>
  response
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === "set-cookie")
    .map(({ value }) => value);

/** The client's session token, or undefined. */
export async function sessionToken(client: APIRequestContext): Promise<string | undefined> {
  const { cookies } = await client.storageState();
  return cookies.find(({ name }) => name === "__Host-session")?.value;
}

/** The signed-in user, from the session endpoint. */
export const sessionUser = async (client: APIRequestContext, headers: Record<string, string> = {}) =>
  (await client.get("/api/auth/session", { headers })).json();

export { expect } from "@playwright/test";
