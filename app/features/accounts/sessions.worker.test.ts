import { expect, test } from "vitest";

import { sessions } from "~/db/schema";
import { hashToken } from "~/platform/tokens";

import { day, minute, newEmail, setUpAccounts } from "../../../tests/support/factories/set-up-accounts";
import { endOtherSessions, endSession } from "./end-session.server";
import { findSession } from "./find-session.server";
import { getSessionUser } from "./get-session-user.server";
import { selectSessions, toSessionItems } from "./session-items.server";
import { startSession } from "./start-session.server";

test("a session token is stored as a hash only", async () => {
  const { services, register, dump } = setUpAccounts();
  const { token, expiresAt } = await startSession(services, await register(), { userAgent: "" });
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(expiresAt).toEqual(new Date(services.clock.now().getTime() + 30 * day));
  const rows = JSON.stringify(await dump());
  expect(rows).not.toContain(token);
  expect(rows).toContain(await hashToken(token));
});

test("every sign-in gets its own token, and stores its time on the account", async () => {
  const { services, register, user, pass } = setUpAccounts();
  const email = newEmail();
  const id = await register(email);
  const first = await startSession(services, id, { userAgent: "" });
  pass(minute);
  const second = await startSession(services, id, { userAgent: "" });
  expect(second.token).not.toBe(first.token);
  expect((await user(email))?.lastSignInAt).toEqual(services.clock.now());
  expect(await findSession(services, first.token)).not.toBeNull();
  expect(await findSession(services, second.token)).not.toBeNull();
});

test("a session that replaces another ends it", async () => {
  const { services, register, enter } = setUpAccounts();
  const id = await register();
  const [before, elsewhere] = [await enter(id), await enter(id)];
  const { token } = await startSession(services, id, {
    userAgent: "",
    replaces: before.viewer.session.id,
  });
  expect(await findSession(services, before.token)).toBeNull();
  expect(await findSession(services, elsewhere.token)).not.toBeNull();
  expect((await findSession(services, token))?.viewer.id).toBe(id);
});

test("a session that fails to start ends none", async () => {
  const { services, register, enter } = setUpAccounts();
  const { token, viewer } = await enter(await register());
  await expect(
    startSession(services, "nobody", { userAgent: "", replaces: viewer.session.id }),
  ).rejects.toThrow();
  expect(await findSession(services, token)).not.toBeNull();
});

test("a token identifies its member and the time of the sign-in", async () => {
  const { services, register } = setUpAccounts();
  const email = newEmail();
  const id = await register(email);
  const { token } = await startSession(services, id, { userAgent: "" });
  expect(await findSession(services, token)).toEqual({
    viewer: {
      id,
      email,
      emailVerified: false,
      session: { id: expect.any(String), authenticatedAt: services.clock.now() },
    },
    prolonged: false,
  });
});

test("unknown tokens, a token's hash and a session's id identify nobody", async () => {
  const { services, register, enter } = setUpAccounts();
  const { token, viewer } = await enter(await register());
  for (const other of ["", "x", token.slice(0, -1), `${token}A`, await hashToken(token), viewer.session.id])
    expect(await findSession(services, other)).toBeNull();
});

test("a session lasts exactly 30 days without a visit", async () => {
  const { services, register, enter, pass } = setUpAccounts();
  const id = await register();
  const [visited, expired] = [await enter(id), await enter(id)];
  pass(30 * day - 1);
  expect((await findSession(services, visited.token))?.prolonged).toBe(true);
  pass(1);
  expect(await findSession(services, expired.token)).toBeNull();
  expect(await findSession(services, visited.token)).not.toBeNull();
});

test("a visit extends a session by 30 days, at most once a day, and changes nothing else", async () => {
  const { services, database, register, enter, pass } = setUpAccounts();
  const { token, viewer } = await enter(await register());
  const visit = async () => {
    const before = database.ran.length;
    const found = await findSession(services, token);
    return { prolonged: found?.prolonged, queries: database.ran.length - before };
  };
  pass(day);
  expect(await visit()).toEqual({ prolonged: false, queries: 1 });
  pass(1);
  expect(await visit()).toEqual({ prolonged: true, queries: 2 });
  expect(await visit()).toEqual({ prolonged: false, queries: 1 });
  for (let month = 1; month <= 12; month += 1) {
    pass(29 * day);
    expect((await visit()).prolonged).toBe(true);
  }
  expect((await findSession(services, token))?.viewer).toEqual(viewer);
});

test("a session ended during its extension stays ended", async () => {
  const { services, database, register, enter, pass } = setUpAccounts();
  const { token, viewer } = await enter(await register());
  pass(2 * day);
  database.interrupt(/^update "sessions"/, () => endSession(services, viewer, viewer.session.id));
  await findSession(services, token);
  expect(await findSession(services, token)).toBeNull();
});

test("a member ends any session of theirs, once", async () => {
  const { services, register, enter } = setUpAccounts();
  const id = await register();
  const [here, there] = [await enter(id), await enter(id)];
  await endSession(services, here.viewer, there.viewer.session.id);
  expect(await findSession(services, there.token)).toBeNull();
  await expect(endSession(services, here.viewer, there.viewer.session.id)).rejects.toMatchObject({
    code: "session_not_found",
    status: 404,
  });
  await endSession(services, here.viewer, here.viewer.session.id);
  expect(await findSession(services, here.token)).toBeNull();
});

test("another member's session is not found, and stays valid", async () => {
  const { services, register, enter } = setUpAccounts();
  const [ada, eve] = [await enter(await register()), await enter(await register())];
  for (const id of [ada.viewer.session.id, "no-such-session", ""])
    await expect(endSession(services, eve.viewer, id)).rejects.toMatchObject({ code: "session_not_found" });
  expect(await findSession(services, ada.token)).not.toBeNull();
});

test("ending the other sessions leaves this one and other members'", async () => {
  const { services, register, enter } = setUpAccounts();
  const [id, otherId] = [await register(), await register()];
  const [here, there, elsewhere] = [await enter(id), await enter(id), await enter(id)];
  const stranger = await enter(otherId);
  await endOtherSessions(services, here.viewer);
  const alive = await Promise.all(
    [here, there, elsewhere, stranger].map(
      async ({ token }) => (await findSession(services, token)) !== null,
    ),
  );
  expect(alive).toEqual([true, false, false, true]);
});

test("the list has a member's own valid sessions, newest first, and marks the current one", async () => {
  const { services, register, enter, pass } = setUpAccounts();
  const id = await register();
  await enter(await register(), "a stranger's");
  await enter(id, "expired");
  pass(20 * day);
  await enter(id, "older");
  pass(10 * day);
  const { viewer } = await enter(id, "x".repeat(5_000));
  expect(toSessionItems(await selectSessions(services, viewer), viewer)).toEqual([
    { id: viewer.session.id, userAgent: "x".repeat(200), createdAt: services.clock.now(), current: true },
    { id: expect.any(String), userAgent: "older", createdAt: expect.any(Date), current: false },
  ]);
});

test("the list is bounded, however many sign-ins there are", async () => {
  const { services, register, enter } = setUpAccounts();
  const id = await register();
  const { viewer } = await enter(id);
  const now = services.clock.now();
  await services.db.batch([
    services.db.delete(sessions),
    ...Array.from({ length: 60 }, (_, number) =>
      services.db.insert(sessions).values({
        id: `many-${number}`,
        tokenHash: `many-${number}`,
        userId: id,
        authenticatedAt: now,
        createdAt: now,
        expiresAt: new Date(now.getTime() + day),
        userAgent: "",
      }),
    ),
  ]);
  expect(toSessionItems(await selectSessions(services, viewer), viewer)).toHaveLength(50);
});

test("the session user has the fields of the specification, and none of the account's secrets", async () => {
  const { services, register, enter, pass } = setUpAccounts();
  const email = newEmail();
  const id = await register(email);
  pass(minute);
  const { viewer } = await enter(id);
  expect(await getSessionUser(services, viewer)).toEqual({
    uid: id,
    email,
    emailVerified: false,
    providers: [{ providerId: "password" }],
    metadata: { creationTime: "2026-03-01T12:00:00.000Z", lastSignInTime: "2026-03-01T12:01:00.000Z" },
  });
  await expect(getSessionUser(services, { id: "nobody" })).rejects.toMatchObject({ code: "unauthenticated" });
});
