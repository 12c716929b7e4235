import { expect, test } from "vitest";

import { setUpConnections } from "../../../../tests/support/factories/set-up-connections";
import { selectConnections } from "./own-connections.server";

/** A member with two connected apps, and the first one's tokens. */
async function setUp() {
  const all = setUpConnections();
  const { viewer } = await all.member();
  const [app, other] = [await all.connect(viewer), await all.connect(viewer)];
  const tokens = await app.exchange();
  await other.exchange();
  const connected = async () =>
    (await selectConnections(all.services, viewer)).map(({ id }) => id).toSorted();
  const both = [app.connectionId, other.connectionId].toSorted();
  expect(await connected()).toEqual(both);
  return { ...all, app, other, both, tokens, connected };
}

for (const name of ["access_token", "refresh_token"] as const)
  for (const hint of ["access_token", "refresh_token", undefined])
    test(`an app that revokes its ${name} (hint: ${hint}) ends its connection, and no other`, async () => {
      const { app, other, tokens, connected, revoke, keysOf, waitForBackground } = await setUp();
      await revoke(app.clientId, tokens[name]!, hint);
      await waitForBackground();
      expect(await connected()).toEqual([other.connectionId]);
      expect(await keysOf(app.connectionId)).toEqual([]);
      expect((await keysOf(other.connectionId)).length).toBeGreaterThan(0);
    });

test("another app, a wrong secret and an unknown token end nothing", async () => {
  const { app, other, both, tokens, connected, revoke, waitForBackground } = await setUp();
  await revoke(other.clientId, tokens.access_token!);
  await revoke(other.clientId, tokens.refresh_token!, "refresh_token");
  const [connection, grant] = tokens.refresh_token!.split(":");
  for (const token of [`${connection}:${grant}:${"x".repeat(32)}`, `${connection}:x:x`, "a:b:c", "nonsense"])
    await revoke(app.clientId, token);
  await waitForBackground();
  expect(await connected()).toEqual(both);
});
