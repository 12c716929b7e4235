import { expect, type APIRequestContext } from "@playwright/test";

import { fromHere } from "./from-here";
import { newEmail } from "./members";
import { orderGoogleToken } from "./order-google-token";

/** Opens an account at Google's word, for whoever needs no password: to hash one takes longer than most tests. */
export async function join(request: APIRequestContext, email = newEmail()): Promise<{ email: string }> {
  const idToken = await orderGoogleToken({ email, name: null });
  const response = await request.post("/api/auth/session", { headers: fromHere, data: { idToken } });
  expect(response.status(), await response.text()).toBe(200);
  return { email };
}
