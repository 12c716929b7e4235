import { expect, test } from "vitest";

import {
  hour,
  minute,
  newEmail,
  newNetwork,
  origin,
  password,
  setUpAccounts,
} from "../../../tests/support/factories/set-up-accounts";
import { failureOf } from "../../../tests/support/factories/set-up-model";
import { changeEmail } from "./change-email.server";
import { changePassword } from "./change-password.server";
import { deleteAccount } from "./delete-account.server";
import { findEmailToken } from "./email-token.server";
import { findSession } from "./find-session.server";
import { emailsADay } from "./limits";
import { registerAccount } from "./register-account.server";
import { requestEmailChange } from "./request-email-change.server";
import { requestPasswordReset } from "./request-password-reset.server";
import { resetPassword } from "./reset-password.server";
import { signIn } from "./sign-in.server";
import { spendEmail } from "./spend-email.server";
import { signInWithGoogle } from "./sign-in-with-google.server";
import { createAccessToken } from "./tokens/create-access-token.server";
import { findTokenBearer } from "./tokens/find-token-bearer.server";
import { verifyEmail } from "./verify-email.server";
import { cancelEmailChange, selectWaitingEmail } from "./waiting-email.server";

const agent = "Firefox/140.0";
const site = "https://town.example";

/** Accounts, and members who ask for another address and confirm it. */
function setUp() {
  const accounts = setUpAccounts();
  const { services, register, enter, waitForBackground, tokenTo } = accounts;
  type Viewer = Awaited<ReturnType<typeof enter>>["viewer"];
  async function ask(viewer: Viewer, email: string) {
    await requestEmailChange(services, viewer, email, origin);
    await waitForBackground();
    return tokenTo(email);
  }
  const confirm = (viewer: Viewer, token: string) =>
    changeEmail(services, viewer, { token, userAgent: agent, site, network: newNetwork() });
  async function member(email = newEmail()) {
    const id = await register(email);
    return { id, email, ...(await enter(id)) };
  }
  const subjectsTo = (email: string) => accounts.emailsTo(email).map(({ subject }) => subject);
  return { ...accounts, ask, confirm, member, subjectsTo };
}

test(
  "the link gives the account its new address, verified; all sessions, access tokens and other links end, and a new session starts here",
  { tags: ["promise-7e", "promise-3a"] },
  async () => {
    const { services, ask, confirm, member, enter, viewerOf, tokenTo, user, waitForBackground, subjectsTo } =
      setUp();
    const { id, email, viewer, token: here } = await member();
    const verification = tokenTo(email);
    const there = await enter(id);
    await requestPasswordReset(services, email, origin);
    await waitForBackground();
    const reset = tokenTo(email);
    const draft = { name: "backup", scope: "read", expiry: "90", facts: false } as const;
    const access = await createAccessToken(services, viewer, { id: services.ids.create(), ...draft });
    const next = newEmail();
    const link = await ask(viewer, next);
    expect(await user(email)).toMatchObject({ id, emailVerifiedAt: null });
    expect(subjectsTo(next)).toEqual(["Confirm your new email address for Prompt Town"]);
    expect(subjectsTo(email).at(-1)).toBe("A new email address for your Prompt Town account");

    const { token } = await confirm(viewer, link);
    await waitForBackground();
    expect(await viewerOf(token)).toMatchObject({ id, email: next, emailVerified: true });
    expect(await user(email)).toBeUndefined();
    for (const old of [here, there.token]) expect(await findSession(services, old)).toBeNull();
    expect(await findTokenBearer(services, access.token)).toBeNull();
    expect(subjectsTo(email).at(-1)).toBe("The email address of your Prompt Town account was changed");
    expect(subjectsTo(next)).toHaveLength(1);
    expect((await failureOf(resetPassword(services, { token: reset, password }))).code).toBe("token_expired");
    expect((await failureOf(verifyEmail(services, { id }, verification))).code).toBe("token_expired");
    expect((await failureOf(signIn(services, { email, password }))).code).toBe("wrong_credentials");
    expect((await signIn(services, { email: next, password })).userId).toBe(id);
  },
);

test(
  "requests that began before their session ended change no address",
  { tags: ["promise-2a", "promise-7e"] },
  async () => {
    const { services, ask, confirm, member, enter, tokenTo, user, waitForBackground } = setUp();
    const { id, email, viewer: thief } = await member();
    await requestPasswordReset(services, email, origin);
    await waitForBackground();
    await resetPassword(services, { token: tokenTo(email), password });
    const link = await ask((await enter(id)).viewer, newEmail());
    expect((await failureOf(confirm(thief, link))).code).toBe("token_expired");
    expect((await user(email))?.id).toBe(id);
  },
);

test("the former address is free again", async () => {
  const { services, ask, confirm, member } = setUp();
  const { id, email, viewer } = await member();
  await confirm(viewer, await ask(viewer, newEmail()));
  expect(await registerAccount(services, { email, password }, origin)).not.toBe(id);
});

test(
  "a used, foreign, guessed or expired link, and one of another kind, change nothing",
  { tags: "promise-7e" },
  async () => {
    const { ask, confirm, member, viewerOf, tokenTo, pass, dump } = setUp();
    const [ada, eve] = [await member(), await member()];
    const link = await ask(ada.viewer, newEmail());
    const before = await dump();
    const refused = async (viewer: typeof ada.viewer, token: string) =>
      expect((await failureOf(confirm(viewer, token))).code).toBe("token_expired");
    await refused(eve.viewer, link);
    for (const guess of ["", link.slice(1), `${link}x`, tokenTo(ada.email)]) await refused(ada.viewer, guess);
    expect(await dump()).toEqual(before);
    const viewer = await viewerOf((await confirm(ada.viewer, link)).token);
    const after = await dump();
    await refused(viewer, link);
    expect(await dump()).toEqual(after);
    const later = await ask(viewer, newEmail());
    pass(hour + 1);
    await refused(viewer, later);
  },
);

test(
  "only the newest link works, also after one to an address that has an account",
  { tags: "promise-5b" },
  async () => {
    const { services, ask, confirm, member } = setUp();
    const [ada, eve] = [await member(), await member()];
    const first = await ask(ada.viewer, newEmail());
    const second = await ask(ada.viewer, newEmail());
    expect((await failureOf(confirm(ada.viewer, first))).code).toBe("token_expired");
    await ask(ada.viewer, eve.email);
    expect(await findEmailToken(services, { kind: "email_change", token: second })).toBeUndefined();
  },
);

test(
  "of two requests at once the later one's link stays, whether or not its address has an account",
  { tags: "promise-5b" },
  async () => {
    const { services, database, ask, member, tokenTo, waitForBackground } = setUp();
    for (const address of [newEmail(), (await member()).email]) {
      const [{ viewer }, own] = [await member(), newEmail()];
      database.interrupt(/^delete from "email_tokens"/, () =>
        requestEmailChange(services, viewer, address, origin),
      );
      await ask(viewer, own);
      await waitForBackground();
      expect(await findEmailToken(services, { kind: "email_change", token: tokenTo(own) })).toBeUndefined();
    }
  },
);

test(
  "an address that has an account gets a mail that says so, and no link",
  { tags: "promise-5b" },
  async () => {
    const { ask, member, subjectsTo, emailsTo } = setUp();
    const [ada, eve] = [await member(), await member()];
    await ask(ada.viewer, eve.email);
    expect(subjectsTo(eve.email).at(-1)).toBe("This address already has a Prompt Town account");
    expect(emailsTo(eve.email).at(-1)!.text).not.toContain("token=");
    expect(subjectsTo(ada.email).at(-1)).toBe("A new email address for your Prompt Town account");
  },
);

test("without a recent proof of identity, or for the present address, nothing is sent", async () => {
  const { services, member, pass, emailsTo, dump } = setUp();
  const { viewer, email } = await member();
  const before = await dump();
  const same = await failureOf(requestEmailChange(services, viewer, email, origin));
  expect(same).toMatchObject({ code: "invalid_fields", fields: { email: { code: "same_email" } } });
  pass(5 * minute + 1);
  const late = await failureOf(requestEmailChange(services, viewer, newEmail(), origin));
  expect(late.code).toBe("requires_recent_login");
  expect(await dump()).toEqual(before);
  expect(emailsTo(email)).toHaveLength(1);
});

test(
  "the mails of an account are limited, and those to an address from a network, taken or not",
  { tags: "promise-8c" },
  async () => {
    const { services, member } = setUp();
    const [ada, eve] = [await member(), await member()];
    for (let count = 0; count < emailsADay.ofAccount; count += 1)
      await requestEmailChange(services, ada.viewer, newEmail(), origin);
    const spent = await failureOf(requestEmailChange(services, ada.viewer, newEmail(), origin));
    expect(spent.code).toBe("emails_spent");
    for (const address of [ada.email, newEmail()]) {
      const from = { language: "en", site, network: newNetwork() } as const;
      const others = [await member(), await member()];
      for (let count = 0; count < emailsADay.toAddressFromNetwork; count += 1)
        await requestEmailChange(services, others[count % 2]!.viewer, address, from);
      expect((await failureOf(requestEmailChange(services, eve.viewer, address, from))).code).toBe(
        "emails_spent",
      );
    }
  },
);

test(
  "a request that is refused uses up no email, and one whose notice is not sent is made",
  { tags: "promise-8c" },
  async () => {
    const { services, member, dump, subjectsTo, waitForBackground } = setUp();
    const ada = await member();
    const [next, from] = [newEmail(), { language: "en", site, network: newNetwork() } as const];
    for (let count = 0; count < emailsADay.toAddressFromNetwork; count += 1)
      await requestEmailChange(services, (await member()).viewer, next, from);
    await waitForBackground();
    const before = await dump();
    const refused = await failureOf(requestEmailChange(services, ada.viewer, next, from));
    expect(refused.code).toBe("emails_spent");
    await waitForBackground();
    expect(await dump()).toEqual(before);
    // Accounts that come and go have used up the notices to an unverified address.
    const eve = await member();
    const notice = { kind: "email_change_requested", email: eve.email, network: from.network } as const;
    for (let count = 0; count < emailsADay.toAddressFromNetwork; count += 1)
      await spendEmail(services, notice);
    const another = newEmail();
    await requestEmailChange(services, eve.viewer, another, from);
    await waitForBackground();
    expect(subjectsTo(another)).toEqual(["Confirm your new email address for Prompt Town"]);
    expect(subjectsTo(eve.email)).toHaveLength(1);
  },
);

test("notices go in the language of their reader's registration, and the link in that of the request", async () => {
  const { services, member, verify, enter, subjectsTo, waitForBackground } = setUp();
  const [{ id, email }, taken] = [await member(), await member()];
  await verify(email);
  const { viewer } = await enter(id);
  const asked = { ...origin, language: "ja" } as const;
  const next = newEmail();
  for (const address of [next, taken.email]) await requestEmailChange(services, viewer, address, asked);
  await waitForBackground();
  expect(subjectsTo(next)).toEqual(["【プロンプトの街】新しいメールアドレスをご確認ください"]);
  expect(subjectsTo(email).at(-1)).toBe("A new email address for your Prompt Town account");
  expect(subjectsTo(taken.email).at(-1)).toBe("This address already has a Prompt Town account");
});

test(
  "a request that began before its session ended asks for no other address",
  { tags: ["promise-2a", "promise-7e"] },
  async () => {
    const { services, member, tokenTo, subjectsTo, waitForBackground } = setUp();
    const { email, viewer } = await member();
    await requestPasswordReset(services, email, origin);
    await waitForBackground();
    await resetPassword(services, { token: tokenTo(email), password });
    const next = newEmail();
    const held = await failureOf(requestEmailChange(services, viewer, next, origin));
    expect(held.code).toBe("unauthenticated");
    await waitForBackground();
    expect(subjectsTo(next)).toEqual([]);
    expect(subjectsTo(email)).toHaveLength(2);
  },
);

test(
  "the notices to an unverified address are limited too, over accounts that come and go",
  { tags: "promise-8c" },
  async () => {
    const { services, enter, emailsTo, waitForBackground } = setUp();
    const [email, from] = [newEmail(), { language: "en", site, network: newNetwork() } as const];
    for (let account = 1; account <= 3; account += 1) {
      const { viewer } = await enter(await registerAccount(services, { email, password }, from));
      for (let count = 1; count <= 4; count += 1)
        await requestEmailChange(services, viewer, newEmail(), from);
      await waitForBackground();
      await deleteAccount(services, viewer);
    }
    expect(emailsTo(email)).toHaveLength(3 + emailsADay.toAddressFromNetwork);
  },
);

test("of two members who confirm one address one gets it; the other keeps theirs, with session and link", async () => {
  const { ask, confirm, member, user, viewerOf } = setUp();
  const [ada, eve] = [await member(), await member()];
  const next = newEmail();
  const links = [await ask(ada.viewer, next), await ask(eve.viewer, next)];
  const outcomes = await Promise.allSettled([confirm(ada.viewer, links[0]!), confirm(eve.viewer, links[1]!)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const [won, lost] = outcomes[0]!.status === "fulfilled" ? [ada, eve] : [eve, ada];
  expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({
    reason: { code: "email_already_in_use", status: 409 },
  });
  expect((await user(next))?.id).toBe(won.id);
  expect((await viewerOf(lost.token)).email).toBe(lost.email);
});

test("two confirmations of one link at once: one changes the address", async () => {
  const { ask, confirm, member } = setUp();
  const { viewer } = await member();
  const link = await ask(viewer, newEmail());
  const outcomes = await Promise.allSettled([confirm(viewer, link), confirm(viewer, link)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

test("an account deleted during the confirmation leaves nothing, and no mail says otherwise", async () => {
  const { services, database, ask, confirm, member, dump, emailsTo, waitForBackground } = setUp();
  const { id, email, viewer } = await member();
  const next = newEmail();
  const link = await ask(viewer, next);
  const before = emailsTo(email).length;
  database.interrupt(/^update "users"/, () => deleteAccount(services, viewer));
  await expect(confirm(viewer, link)).rejects.toThrow();
  await waitForBackground();
  const left = JSON.stringify(await dump());
  for (const trace of [id, email, next]) expect(left).not.toContain(trace);
  expect(emailsTo(email)).toHaveLength(before);
});

test("a reset asked for during the change sends the former address no link", async () => {
  const { services, database, ask, confirm, member, emailsTo, waitForBackground, dump } = setUp();
  const { id, email, viewer } = await member();
  const link = await ask(viewer, newEmail());
  database.interrupt(/^insert into "email_tokens"/, () => confirm(viewer, link));
  await requestPasswordReset(services, email, origin);
  await waitForBackground();
  await waitForBackground();
  expect(emailsTo(email).filter(({ text }) => text.includes("/auth/new-password?"))).toEqual([]);
  expect((await dump()).email_tokens?.filter((row) => row.includes(id))).toEqual([]);
});

test("a new password, changed or reset, cancels the request", { tags: "promise-7e" }, async () => {
  const { services, ask, confirm, member, viewerOf, tokenTo, enter, waitForBackground } = setUp();
  const { id, email, viewer } = await member();
  const first = await ask(viewer, newEmail());
  const passwords = { currentPassword: password, password: "lamps along the quay" };
  const changed = await viewerOf(
    (await changePassword(services, viewer, passwords, { ...origin, userAgent: agent })).token,
  );
  expect((await failureOf(confirm(changed, first))).code).toBe("token_expired");
  const second = await ask(changed, newEmail());
  await requestPasswordReset(services, email, origin);
  await waitForBackground();
  await resetPassword(services, { token: tokenTo(email), password });
  expect((await failureOf(confirm((await enter(id)).viewer, second))).code).toBe("token_expired");
});

test("a refusal by the database leaves address, sessions and link as they were", async () => {
  const { database, ask, confirm, member, dump } = setUp();
  const { viewer } = await member();
  const link = await ask(viewer, newEmail());
  const before = await dump();
  database.interrupt(/^update "users"/, () => Promise.reject(new Error("The database is away.")));
  await expect(confirm(viewer, link)).rejects.toThrow("The database is away.");
  expect(await dump()).toEqual(before);
  await confirm(viewer, link);
});

test(
  "a Google account signs in after the change, and joins no account by its former address",
  { tags: "promise-11a" },
  async () => {
    const { services, ask, confirm, join, enter, viewerOf } = setUp();
    const [email, next] = [newEmail(), newEmail()];
    const google = { issuer: site, subject: email, email, emailVerified: true, name: null };
    const id = await join(email);
    const { viewer } = await enter(id);
    const changed = await viewerOf((await confirm(viewer, await ask(viewer, next))).token);
    expect(changed.email).toBe(next);
    expect(await signInWithGoogle(services, google, origin)).toEqual({ userId: id, isNew: false });
    const other = { ...google, subject: "another at the former address" };
    const opened = await signInWithGoogle(services, other, origin);
    expect(opened).toMatchObject({ isNew: true });
    expect(opened.userId).not.toBe(id);
    const foreign = { ...google, subject: "another at the new address", email: next };
    expect((await failureOf(signInWithGoogle(services, foreign, origin))).code).toBe("email_already_in_use");
  },
);

test(
  "a Google sign-in during the change joins no account that has left its address",
  { tags: "promise-11a" },
  async () => {
    const { services, database, ask, confirm, member, identitiesOf } = setUp();
    const { id, email, viewer } = await member();
    const link = await ask(viewer, newEmail());
    database.interrupt(/^insert into "identities"/, () => confirm(viewer, link));
    const google = { issuer: site, subject: email, email, emailVerified: true, name: null };
    const opened = await signInWithGoogle(services, google, origin);
    expect(opened).toMatchObject({ isNew: true });
    expect(opened.userId).not.toBe(id);
    expect((await identitiesOf(id)).map(({ provider }) => provider)).toEqual(["password"]);
  },
);

test(
  "an address that waits is shown, taken or not, until it is confirmed, cancelled or an hour old; a cancelled link is dead",
  { tags: ["promise-5b", "promise-7e"] },
  async () => {
    const { services, database, ask, confirm, member, viewerOf, pass, waitForBackground } = setUp();
    const [ada, eve] = [await member(), await member()];
    let { viewer } = ada;
    const waiting = () => selectWaitingEmail(services, viewer).get();
    expect(await waiting()).toBeUndefined();
    for (const email of [newEmail(), eve.email]) {
      // At once, and not only when the mail is away.
      await requestEmailChange(services, viewer, email, origin);
      expect(await waiting()).toEqual({ email, sentAt: services.clock.now() });
      await waitForBackground();
      expect(await waiting()).toEqual({ email, sentAt: services.clock.now() });
      expect(await selectWaitingEmail(services, eve.viewer).get()).toBeUndefined();
    }
    await cancelEmailChange(services, eve.viewer);
    expect(await waiting()).toBeDefined();
    await cancelEmailChange(services, viewer);
    expect(await waiting()).toBeUndefined();
    const cancelled = await ask(viewer, newEmail());
    await cancelEmailChange(services, viewer);
    expect((await failureOf(confirm(viewer, cancelled))).code).toBe("token_expired");
    // Cancelled while its mail goes out.
    database.interrupt(/^delete from "email_tokens"/, () => cancelEmailChange(services, viewer));
    const late = await ask(viewer, newEmail());
    expect((await failureOf(confirm(viewer, late))).code).toBe("token_expired");
    // Cancelled while it is confirmed: the change is whole, or not at all.
    const raced = await ask(viewer, newEmail());
    database.interrupt(/^select .* from "users"/, () => cancelEmailChange(services, viewer));
    expect((await failureOf(confirm(viewer, raced))).code).toBe("token_expired");
    const good = await ask(viewer, newEmail());
    viewer = await viewerOf((await confirm(viewer, good)).token);
    expect(await waiting()).toBeUndefined();
    await ask(viewer, newEmail());
    pass(hour);
    expect(await waiting()).toBeUndefined();
  },
);

test("a link whose mail cannot be sent does not wait", async () => {
  const { services, member, waitForBackground } = setUp();
  const { viewer } = await member();
  const mail = { send: () => Promise.reject(new Error("The mail is away.")) };
  await requestEmailChange({ ...services, mail }, viewer, newEmail(), origin);
  await expect(waitForBackground()).rejects.toThrow("The mail is away.");
  expect(await selectWaitingEmail(services, viewer).get()).toBeUndefined();
});
