import { expect, type APIRequestContext } from "@playwright/test";
import { fromHere } from "./visitor";
import { oidcPort } from "../servers/addresses";
import { requestIdToken } from "../factories/set-up-google";
import type { TokenOptions } from "../servers/sign-id-token";

export interface Member {
  email: string;
  password: string;
}

/** An address without an account. */
export const newEmail = () => `member-${crypto.randomUUID()}@example.com`;

/** A person without an account. */
export const newMember = (): Member => ({ email: newEmail(), password: "harbour-lights-at-nine" });

/** Registers by HTTP; `request` gets the session cookie. */
export async function register(request: APIRequestContext, member = newMember()): Promise<Member> {
  const response = await request.post("/auth/register", {
    form: { ...member, confirmPassword: member.password, terms: "on" },
    maxRedirects: 0,
  });
  expect(response.status(), await response.text()).toBe(303);
  return member;
}

/** Registers by Google, without a password: hashing one takes longer than most tests. */
export async function join(request: APIRequestContext, email = newEmail()): Promise<{ email: string }> {
  const idToken = await requestGoogleToken({ email, name: null });
  const response = await request.post("/api/auth/session", { headers: fromHere, data: { idToken } });
  expect(response.status(), await response.text()).toBe(200);
  return { email };
}

/** An ID token of the built Worker's provider, by default for a new person. */
export const requestGoogleToken = (claims: TokenOptions["claims"] = {}, options: TokenOptions = {}) =>
  requestIdToken(`http://127.0.0.1:${oidcPort}`, {
    ...options,
    claims: { sub: crypto.randomUUID(), email: newEmail(), ...claims },
  });
