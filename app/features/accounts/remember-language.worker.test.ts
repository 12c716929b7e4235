import { expect, test } from "vitest";

import { newEmail, setUpAccounts } from "../../../tests/support/factories/set-up-accounts";
import { rememberLanguage } from "./remember-language.server";

test("the chosen language is stored for its member alone, and not beyond the limit of writes", async () => {
  const { services, enter, join, user } = setUpAccounts();
  const [email, other] = [newEmail(), newEmail()];
  const { viewer } = await enter(await join(email));
  await join(other);
  const before = (await user(other))!.language;
  const next = before === "es" ? "en" : "es";
  await rememberLanguage(services, viewer, next);
  expect([(await user(email))!.language, (await user(other))!.language]).toEqual([next, before]);
  const write = { limit: () => Promise.resolve({ success: false }) };
  await rememberLanguage({ ...services, limits: { ...services.limits, write } }, viewer, before);
  expect((await user(email))!.language).toBe(next);
});
