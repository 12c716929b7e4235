import { expect, type APIRequestContext } from "@playwright/test";

import { readEmail } from "./read-email";
import { fromHere } from "./visitor";

/** Verifies the address of a member by the link that they received. */
export async function verifyAddress(client: APIRequestContext, email: string): Promise<void> {
  const { link } = await readEmail(client, email, "email_verification");
  const response = await client.post("/auth/verify", {
    headers: fromHere,
    form: { token: link.split("=")[1]! },
    maxRedirects: 0,
  });
  expect(response.status(), await response.text()).toBeLessThan(400);
}
