import { expect, test } from "vitest";

import { emailTokens, sessions } from "~/db/schema";

import { day, hour, newEmail, origin, setUpAccounts } from "../../../tests/support/factories/set-up-accounts";
import { expireSignIns } from "./expire-sign-ins.server";
import { findSession } from "./find-session.server";
import { requestPasswordReset } from "./request-password-reset.server";
import { verifyEmail } from "./verify-email.server";

test("the daily run removes expired sessions and links, and no others", async () => {
  const { services, register, enter, waitForBackground, tokenTo, pass } = setUpAccounts();
  const [early, late] = [newEmail(), newEmail()];
  const id = await register(early);
  await enter(id);
  pass(29 * day);
  const fresh = await enter(id);
  const userId = await register(late);
  const verification = tokenTo(late);
  await requestPasswordReset(services, late, origin);
  await waitForBackground();
  pass(day + 1);
  await register();
  expect(await services.db.$count(sessions)).toBe(2);
  expect(await services.db.$count(emailTokens)).toBe(4);
  await expireSignIns(services);
  expect(await services.db.$count(sessions)).toBe(1);
  expect((await services.db.select().from(emailTokens)).map(({ kind }) => kind)).toEqual([
    "email_verification",
  ]);
  expect(await findSession(services, fresh.token)).not.toBeNull();
  await expect(verifyEmail(services, { id: userId }, verification)).rejects.toMatchObject({
    code: "token_expired",
  });
});

test("a valid link survives the run", async () => {
  const { services, register, tokenTo, pass } = setUpAccounts();
  const email = newEmail();
  const id = await register(email);
  pass(23 * hour);
  await expireSignIns(services);
  await verifyEmail(services, { id }, tokenTo(email));
});
