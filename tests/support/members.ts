import { expect, type APIRequestContext } from "@playwright/test";

export interface Member {
  email: string;
  password: string;
}

/** An address that nobody has yet. */
export const newEmail = () => `member-${crypto.randomUUID()}@example.com`;

/** Somebody who has no account yet. */
export const newMember = (): Member => ({ email: newEmail(), password: "harbour-lights-at-nine" });

/** Registers by HTTP; `request` keeps the session's cookie. */
export async function register(request: APIRequestContext, member = newMember()): Promise<Member> {
  const response = await request.post("/auth/register", {
    form: { ...member, confirmPassword: member.password, terms: "on" },
    maxRedirects: 0,
  });
  expect(response.status(), await response.text()).toBe(303);
  return member;
}
