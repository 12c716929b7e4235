import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { passkeyChallenges, passkeys, users } from "~/db/schema";

import { minute, newEmail, origin } from "../../../../tests/support/factories/set-up-accounts";
import { failureOf } from "../../../../tests/support/factories/set-up-model";
import { setUpPasskeys } from "../../../../tests/support/factories/set-up-passkeys";
import { confirmViewer } from "../confirm-viewer.server";
import { isRecent } from "../confirm-identity.server";
import { resetPassword } from "../reset-password.server";
import { requestPasswordReset } from "../request-password-reset.server";
import { signInWithGoogle } from "../sign-in-with-google.server";
import { startSession } from "../start-session.server";
import { passkeysLimit } from "./limits";
import { removePasskey } from "./remove-passkey.server";

const failed = { code: "passkey_failed", status: 401 };

/** A member with a password and a passkey of `device`. */
async function setUp() {
  const passkeyTools = setUpPasskeys();
  const email = newEmail();
  const { viewer } = await passkeyTools.enter(await passkeyTools.register(email));
  const device = passkeyTools.newDevice();
  await passkeyTools.add(viewer, device);
  const signInOptions = (browser = "browser") => passkeyTools.optionsFor({ purpose: "sign_in" }, { browser });
  return {
    ...passkeyTools,
    email,
    viewer,
    device,
    signInOptions,
    own: () => passkeyTools.services.db.select().from(passkeys).where(eq(passkeys.userId, viewer.id)),
  };
}

test(
  "a passkey signs its member in, again and again, and notes its use",
  { tags: "promise-10b" },
  async () => {
    const { services, viewer, device, signInOptions, signInBy, own, pass } = await setUp();
    expect(await own()).toMatchObject([{ counter: 0, lastUsedAt: null, transports: ["internal"] }]);
    for (const count of [1, 2]) {
      pass(minute);
      const proven = await signInBy(await device.get(await signInOptions()));
      expect(proven).toEqual({ userId: viewer.id, passkeyId: device.keys[0]!.id });
      expect((await startSession(services, proven.userId, { userAgent: "", proven })).token).toBeTruthy();
      expect(await own()).toMatchObject([{ counter: count, lastUsedAt: services.clock.now() }]);
    }
  },
);

test.each([
  ["of another origin", { origin: "https://evil.example" }],
  ["of a look-alike origin", { origin: `${origin.site}.evil.example` }],
  ["for another host", { rpId: "evil.example" }],
  ["without user verification", { unverified: true }],
  ["with a challenge of its own", { challenge: "x".repeat(43) }],
  ["of another user", { userHandle: "c29tZWJvZHk" }],
])("a signature %s is refused", { tags: "promise-10b" }, async (_, lies) => {
  const { device, signInOptions, signInBy, own } = await setUp();
  expect(await failureOf(signInBy(await device.get(await signInOptions(), lies)))).toMatchObject(failed);
  expect(await own()).toMatchObject([{ counter: 0, lastUsedAt: null }]);
});

test.each([
  ["of another origin", { origin: "https://evil.example" }],
  ["for another host", { rpId: "evil.example" }],
  ["without user verification", { unverified: true }],
  ["with a challenge of its own", { challenge: "x".repeat(43) }],
  // The library would fetch the addresses in them.
  ["with certificates", { attestation: "packed" }],
  ["with an unknown attestation", { attestation: "fido-u2f" }],
])("a new passkey %s is refused", { tags: "promise-10b" }, async (_, lies) => {
  const { viewer, add, newDevice, own } = await setUp();
  expect(await failureOf(add(viewer, newDevice(), lies))).toMatchObject(failed);
  expect(await own()).toHaveLength(1);
});

test("a signature of another key, or a changed one, is refused", { tags: "promise-10b" }, async () => {
  const { device, newDevice, signInOptions, signInBy } = await setUp();
  const other = newDevice();
  const { creation } = setUpPasskeys();
  await other.create(await creation({ purpose: "register", email: newEmail() }, { browser: "b" }));
  const [known, unknown] = [device.keys[0]!, other.keys[0]!];
  const forged = { ...unknown, id: known.id, userHandle: known.userHandle };
  for (const key of [unknown, forged])
    expect(await failureOf(signInBy(await other.get(await signInOptions(), {}, key)))).toMatchObject(failed);
  const signed = JSON.parse(await device.get(await signInOptions())) as { response: { signature: string } };
  signed.response.signature = signed.response.signature.replace(/.{4}$/, "AAAA");
  expect(await failureOf(signInBy(JSON.stringify(signed)))).toMatchObject(failed);
});

test(
  "a challenge is good once, even in a race, and spent by a refusal",
  { tags: "promise-10b" },
  async () => {
    const { device, signInOptions, signInBy } = await setUp();
    const options = await signInOptions();
    const first = await device.get(options);
    await signInBy(first);
    for (const replayed of [first, await device.get(options)])
      expect(await failureOf(signInBy(replayed))).toMatchObject(failed);

    const raced = await signInOptions();
    const signatures = [await device.get(raced), await device.get(raced), await device.get(raced)];
    const outcomes = await Promise.allSettled(signatures.map((signature) => signInBy(signature)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);

    const wrong = await signInOptions();
    expect(await failureOf(signInBy(await device.get(wrong, { unverified: true })))).toMatchObject(failed);
    expect(await failureOf(signInBy(await device.get(wrong)))).toMatchObject(failed);
  },
);

test("a challenge is for one browser, one purpose and ten minutes", { tags: "promise-10b" }, async () => {
  const { services, viewer, device, signInOptions, optionsFor, signInBy, parse, pass, enter, register } =
    await setUp();
  expect(await failureOf(signInBy(await device.get(await signInOptions()), "another browser"))).toMatchObject(
    failed,
  );
  const confirmation = await device.get(await optionsFor({ purpose: "confirm" }, { viewer }));
  for (const holder of ["browser", viewer.session.id, ""])
    expect(await failureOf(signInBy(confirmation, holder))).toMatchObject(failed);
  const signIn = parse(await device.get(await signInOptions(viewer.session.id)));
  expect(await failureOf(confirmViewer(services, viewer, { passkey: signIn }))).toMatchObject(failed);
  const { viewer: other } = await enter(await register());
  const otherSession = parse(await device.get(await optionsFor({ purpose: "confirm" }, { viewer: other })));
  expect(await failureOf(confirmViewer(services, viewer, { passkey: otherSession }))).toMatchObject(failed);

  const [late, later] = [await signInOptions(), await signInOptions()];
  pass(10 * minute - 1);
  await signInBy(await device.get(late));
  pass(1);
  expect(await failureOf(signInBy(await device.get(later)))).toMatchObject(failed);
  await signInOptions();
  expect(await services.db.$count(passkeyChallenges)).toBe(1);
});

test("a counter that does not grow is refused, as of a copied passkey", { tags: "promise-10b" }, async () => {
  const { device, signInOptions, signInBy, own } = await setUp();
  await signInBy(await device.get(await signInOptions(), { counter: 7 }));
  for (const counter of [6, 7, 0])
    expect(await failureOf(signInBy(await device.get(await signInOptions(), { counter })))).toMatchObject(
      failed,
    );
  expect(await own()).toMatchObject([{ counter: 7 }]);
  await signInBy(await device.get(await signInOptions(), { counter: 8 }));

  const raced = [9, 9].map(async () => signInBy(await device.get(await signInOptions(), { counter: 9 })));
  const outcomes = await Promise.allSettled(raced);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("an authenticator that does not count is no copy", async () => {
  const { device, signInOptions, signInBy } = await setUp();
  for (let time = 0; time < 3; time += 1)
    await signInBy(await device.get(await signInOptions(), { counter: 0 }));
});

test(
  "a removed passkey signs nobody in, not even in a sign-in under way",
  { tags: "promise-10b" },
  async () => {
    const { services, viewer, device, signInOptions, signInBy, enter, register } = await setUp();
    const proven = await signInBy(await device.get(await signInOptions()));
    const { viewer: stranger } = await enter(await register());
    const gone = { code: "passkey_not_found", status: 404 };
    expect(await failureOf(removePasskey(services, stranger, proven.passkeyId))).toMatchObject(gone);
    await removePasskey(services, viewer, proven.passkeyId);
    expect(await failureOf(startSession(services, viewer.id, { userAgent: "", proven }))).toMatchObject(
      failed,
    );
    expect(await failureOf(signInBy(await device.get(await signInOptions())))).toMatchObject(failed);
    expect(await failureOf(removePasskey(services, viewer, proven.passkeyId))).toMatchObject(gone);
  },
);

test("a passkey is added after a recent sign-in only, and confirms one", { tags: "promise-3b" }, async () => {
  const { services, viewer, device, add, newDevice, optionsFor, parse, pass, own, enter, register } =
    await setUp();
  pass(5 * minute + 1);
  expect(await failureOf(add(viewer, newDevice()))).toMatchObject({ code: "requires_recent_login" });
  expect(await failureOf(confirmViewer(services, viewer, {}))).toMatchObject({
    code: "requires_recent_login",
  });

  const { viewer: stranger } = await enter(await register());
  const foreign = newDevice();
  await add(stranger, foreign);
  const wrong = parse(await foreign.get(await optionsFor({ purpose: "confirm" }, { viewer })));
  expect(await failureOf(confirmViewer(services, viewer, { passkey: wrong }))).toMatchObject(failed);

  const right = parse(await device.get(await optionsFor({ purpose: "confirm" }, { viewer })));
  const confirmed = await confirmViewer(services, viewer, { passkey: right });
  expect(isRecent(services, confirmed)).toBe(true);
  await add(confirmed, newDevice());
  expect(await own()).toHaveLength(2);
});

test("a member has up to 20 passkeys", async () => {
  const { viewer, add, creation, newDevice, own } = await setUp();
  for (let number = 2; number <= passkeysLimit; number += 1) await add(viewer, newDevice());
  expect(await failureOf(creation({ purpose: "create" }, { viewer }))).toMatchObject({
    code: "passkeys_full",
    limit: passkeysLimit,
  });
  expect(await own()).toHaveLength(passkeysLimit);
});

test("a registration opens an account like one with a password, without one", async () => {
  const {
    services,
    newDevice,
    registerBy,
    emailsTo,
    waitForBackground,
    identitiesOf,
    user,
    signInBy,
    optionsFor,
  } = setUpPasskeys();
  const [device, email] = [newDevice(), newEmail()];
  const id = await registerBy(device, email);
  await waitForBackground();
  expect(await user(email)).toMatchObject({ id, emailVerifiedAt: null, language: "en" });
  expect(await identitiesOf(id)).toEqual([]);
  expect(emailsTo(email)).toHaveLength(1);
  const options = await optionsFor({ purpose: "sign_in" }, { browser: "browser" });
  expect((await signInBy(await device.get(options))).userId).toBe(id);
  expect(await services.db.$count(passkeys, eq(passkeys.userId, id))).toBe(1);
});

test("a taken address is refused before and after the dialog", { tags: "promise-4b" }, async () => {
  const { newDevice, registerBy, register, services } = setUpPasskeys();
  const email = newEmail();
  await register(email);
  const taken = { code: "email_already_in_use", status: 409 };
  expect(await failureOf(registerBy(newDevice(), email))).toMatchObject(taken);

  const raced = newEmail();
  const outcomes = await Promise.allSettled([
    registerBy(newDevice(), raced, "one"),
    registerBy(newDevice(), raced, "two"),
  ]);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await services.db.$count(users, eq(users.email, raced))).toBe(1);
});

test(
  "a passkey from before an address was verified goes with a reset, and with Google",
  { tags: "promise-11b" },
  async () => {
    const { services, newDevice, registerBy, waitForBackground, tokenTo, enter, add } = setUpPasskeys();
    const count = (userId: string) => services.db.$count(passkeys, eq(passkeys.userId, userId));
    const setPassword = async (email: string) => {
      await requestPasswordReset(services, email, origin);
      await waitForBackground();
      await resetPassword(services, { token: tokenTo(email), password: "lamps along the quay" });
    };
    const emails = [newEmail(), newEmail()] as const;
    const [byReset, byGoogle] = await Promise.all(emails.map((email) => registerBy(newDevice(), email)));
    await setPassword(emails[0]);
    expect(await count(byReset!)).toBe(0);

    const google = {
      issuer: "https://accounts.example",
      subject: emails[1],
      emailVerified: true,
      name: null,
    };
    const { userId } = await signInWithGoogle(services, { ...google, email: emails[1] }, { language: "en" });
    expect(userId).toBe(byGoogle);
    expect(await count(byGoogle!)).toBe(0);

    // From then on, the address is its owner's: what they add stays.
    const { viewer } = await enter(byReset!);
    await add(viewer, newDevice());
    await setPassword(emails[0]);
    expect(await count(byReset!)).toBe(1);
  },
);
