import { expect, test } from "vitest";

import {
  day,
  minute,
  newEmail,
  newNetwork,
  origin,
  password,
  setUpAccounts,
} from "../../../tests/support/factories/set-up-accounts";
import { failureOf } from "../../../tests/support/factories/set-up-model";
import { changePassword } from "./change-password.server";
import { findSession } from "./find-session.server";
import { emailsADay } from "./limits";
import { requestPasswordReset } from "./request-password-reset.server";
import { resetPassword } from "./reset-password.server";
import { signIn } from "./sign-in.server";
import { createAccessToken } from "./tokens/create-access-token.server";
import { findTokenBearer } from "./tokens/find-token-bearer.server";

const next = "lamps along the quay";
const agent = { ...origin, userAgent: "Firefox/140.0" };

test(
  "the present password changes it, with a new session here and the end of all others and of access tokens; reset links stay",
  { tags: ["promise-2a", "promise-3a", "promise-6a"] },
  async () => {
    const { services, register, enter, viewerOf, waitForBackground, tokenTo, emailsTo } = setUpAccounts();
    const email = newEmail();
    const id = await register(email);
    const [here, there] = [await enter(id), await enter(id)];
    await requestPasswordReset(services, email, origin);
    await waitForBackground();
    const link = tokenTo(email);
    const draft = { name: "backup", scope: "read", expiry: "90", facts: false } as const;
    const access = await createAccessToken(services, here.viewer, { id: services.ids.create(), ...draft });
    const { token } = await changePassword(
      services,
      here.viewer,
      { currentPassword: password, password: next },
      agent,
    );
    expect((await viewerOf(token)).id).toBe(id);
    await waitForBackground();
    expect(emailsTo(email).at(-1)!.text).toContain("/auth/reset");
    for (const old of [here.token, there.token]) expect(await findSession(services, old)).toBeNull();
    expect(await findTokenBearer(services, access.token)).toBeNull();
    expect((await failureOf(signIn(services, { email, password }))).code).toBe("wrong_credentials");
    expect((await signIn(services, { email, password: next })).userId).toBe(id);
    expect(await resetPassword(services, { token: link, password })).toBe(email);
  },
);

test("a wrong password, and any of a member without one, change nothing", async () => {
  const { services, register, join, enter, dump } = setUpAccounts();
  await register();
  for (const userId of [await register(newEmail(), "somebody's own words"), await join()]) {
    const { viewer } = await enter(userId);
    await enter(userId);
    const before = await dump();
    for (const currentPassword of [password, ""]) {
      const refused = changePassword(services, viewer, { currentPassword, password: next }, agent);
      expect(await failureOf(refused)).toMatchObject({ code: "wrong_password", status: 401 });
    }
    expect(await dump()).toEqual(before);
  }
});

test("two changes at once: one of them stands", async () => {
  const { services, register, enter } = setUpAccounts();
  const email = newEmail();
  const id = await register(email);
  const viewers = [(await enter(id)).viewer, (await enter(id)).viewer];
  const outcomes = await Promise.allSettled(
    viewers.map((viewer, at) =>
      changePassword(services, viewer, { currentPassword: password, password: `${next} ${at}` }, agent),
    ),
  );
  const won = outcomes.findIndex(({ status }) => status === "fulfilled");
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect((await signIn(services, { email, password: `${next} ${won}` })).userId).toBe(id);
});

test("a change refused by the database leaves password, sessions and access tokens as they were", async () => {
  const { services, database, register, enter, dump } = setUpAccounts();
  const { viewer } = await enter(await register());
  const before = await dump();
  database.interrupt(/insert into "sessions"/, () => Promise.reject(new Error("The database is away.")));
  const refused = changePassword(services, viewer, { currentPassword: password, password: next }, agent);
  await expect(refused).rejects.toThrow("The database is away.");
  expect(await dump()).toEqual(before);
});

test(
  "the mails that tell of new passwords are limited in a day, and never the changes",
  { tags: "promise-8c" },
  async () => {
    const { services, register, enter, viewerOf, verify, waitForBackground, emailsTo, pass } =
      setUpAccounts();
    for (const isVerified of [false, true]) {
      const email = newEmail();
      const id = await register(email);
      if (isVerified) await verify(email);
      let { viewer } = await enter(id);
      const before = emailsTo(email).length;
      const from = { ...agent, network: newNetwork() };
      const change = async () => {
        const session = await changePassword(services, viewer, { currentPassword: password, password }, from);
        viewer = await viewerOf(session.token);
        await waitForBackground();
      };
      for (let count = 1; count <= emailsADay.toAddressFromNetwork + 2; count += 1) {
        await change();
        pass(minute);
      }
      expect(emailsTo(email)).toHaveLength(before + emailsADay.toAddressFromNetwork);
      pass(day);
      await change();
      expect(emailsTo(email)).toHaveLength(before + emailsADay.toAddressFromNetwork + 1);
    }
  },
);

test(
  "a network that has used up its emails changes the password, and a verified member is told in their own language",
  { tags: "promise-8c" },
  async () => {
    const { services, register, enter, verify, waitForBackground, emailsTo } = setUpAccounts();
    const from = { ...agent, language: "ja" as const, network: newNetwork() };
    const [told, untold] = [newEmail(), newEmail()];
    const ids = [await register(told), await register(untold)];
    await verify(told);
    for (let count = 1; count <= emailsADay.ofNetwork; count += 1)
      await requestPasswordReset(services, newEmail(), from);
    await waitForBackground();
    for (const id of ids) {
      const { viewer } = await enter(id);
      await changePassword(services, viewer, { currentPassword: password, password: next }, from);
      expect((await signIn(services, { email: viewer.email, password: next })).userId).toBe(id);
    }
    await waitForBackground();
    expect(emailsTo(told).at(-1)!.subject).toBe("The password of your Prompt Town account was changed");
    // A stranger may have registered with it.
    expect(emailsTo(untold)).toHaveLength(1);
  },
);

test("changes are limited like sign-ins, in whichever session", { tags: "promise-8b" }, async () => {
  const { services, register, enter, viewerOf } = setUpAccounts();
  let { viewer } = await enter(await register());
  const change = () => changePassword(services, viewer, { currentPassword: password, password }, agent);
  for (let count = 1; count <= 10; count += 1) viewer = await viewerOf((await change()).token);
  expect((await failureOf(change())).code).toBe("rate_limited");
});

test("guesses are limited like sign-ins, before any hashing", { tags: "promise-8b" }, async () => {
  const { services, database, register, enter, pass } = setUpAccounts();
  const { viewer } = await enter(await register());
  const attempt = (currentPassword: string) =>
    changePassword(services, viewer, { currentPassword, password: next }, agent);
  for (let guess = 1; guess <= 10; guess += 1)
    expect((await failureOf(attempt(`guess ${guess}`))).code).toBe("wrong_password");
  const before = database.ran.length;
  expect((await failureOf(attempt(password))).code).toBe("rate_limited");
  expect(database.ran).toHaveLength(before);
  pass(minute);
  await attempt(password);
});

test("guesses in one session keep no other from a change", async () => {
  const { services, register, enter } = setUpAccounts();
  const id = await register();
  const [thief, owner] = [(await enter(id)).viewer, (await enter(id)).viewer];
  const change = (viewer: typeof owner, currentPassword: string) =>
    changePassword(services, viewer, { currentPassword, password: next }, agent);
  for (let guess = 1; guess <= 11; guess += 1) await failureOf(change(thief, `guess ${guess}`));
  await change(owner, password);
});
