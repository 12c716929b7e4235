import { expect, type APIRequestContext } from "@playwright/test";

import { newEmail } from "./members";
import { consent } from "../factories/set-up-google";

/**
 * Allows the sign-in at the provider, starting at `path`, by default as a new person; returns the callback's path,
 * not yet requested.
 */
export async function allowAtGoogle(
  client: APIRequestContext,
  path = "/auth/google",
  person: Record<string, string> = {},
): Promise<string> {
  const response = await client.get(path, { maxRedirects: 0 });
  expect(response.status()).toBe(302);
  const address = new URL(response.headers().location!);
  address.pathname = "/authorize";
  const back = await consent(address, { sub: crypto.randomUUID(), email: newEmail(), ...person });
  return back.pathname + back.search;
}
