import { expect, test } from "vitest";

import { deleteAccount } from "~/features/accounts/delete-account.server";
import { requestPasswordReset } from "~/features/accounts/request-password-reset.server";
import { resetPassword } from "~/features/accounts/reset-password.server";
import { signInWithGoogle } from "~/features/accounts/sign-in-with-google.server";

import { newEmail, origin } from "../../../../tests/support/factories/set-up-accounts";
import { setUpConnections } from "../../../../tests/support/factories/set-up-connections";
import { connectApp } from "./connect-app.server";
import { endConnection } from "./end-connection.server";

/** Two members with an app each, both with tokens. */
async function setUp() {
  const all = setUpConnections();
  const email = newEmail();
  const { viewer } = await all.enter(await all.register(email, "lamps along the quay"));
  const app = await all.connect(viewer);
  const other = await all.connect((await all.member()).viewer);
  for (const { exchange } of [app, other]) await exchange();
  expect(await all.keysOf(app.connectionId)).toHaveLength(2);
  return { ...all, email, viewer, app, other };
}

type Accounts = Awaited<ReturnType<typeof setUp>>;

const endings: Record<string, (accounts: Accounts) => Promise<unknown>> = {
  "an ended connection": ({ services, viewer, app }) => endConnection(services, viewer, app.connectionId),
  "another consent to the same app": ({ services, viewer, app }) =>
    connectApp(services, viewer, app.address, { decision: "allow", scope: "read", facts: false }),
  "a deleted account": ({ services, viewer }) => deleteAccount(services, viewer),
  async "a new password"({ services, email, waitForBackground, tokenTo }) {
    await requestPasswordReset(services, email, origin);
    await waitForBackground();
    await resetPassword(services, { token: tokenTo(email), password: "harbour lights at ten" });
  },
  "a Google sign-in to an unverified account": ({ services, email }) =>
    signInWithGoogle(
      services,
      { issuer: "https://accounts.google.com", subject: email, email, emailVerified: true, name: null },
      { language: "en" },
    ),
};

for (const [name, end] of Object.entries(endings))
  test(
    `${name} deletes the connection's grants from storage, and no others`,
    { tags: "promise-29a" },
    async () => {
      const accounts = await setUp();
      await end(accounts);
      await accounts.waitForBackground();
      expect(await accounts.keysOf(accounts.app.connectionId)).toEqual([]);
      expect(await accounts.keysOf(accounts.other.connectionId)).toHaveLength(2);
    },
  );
