import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { accessTokens, usedGrants } from "~/db/schema";
import { expireSignIns } from "~/features/accounts/expire-sign-ins.server";
import { createSecret } from "~/features/accounts/tokens/token-secret.server";
import { hashToken } from "~/platform/tokens";

import { day, hour } from "../../../../tests/support/factories/set-up-accounts";
import { setUpConnections } from "../../../../tests/support/factories/set-up-connections";
import { selectConnections } from "./own-connections.server";
import { redeemGrant } from "./redeem-grant.server";

const ended = { error: "invalid_grant" };
const repeated = { error: "invalid_request" };
const moment = 10_000;

test(
  "a refresh token used again later ends its connection, and the newest token with it",
  { tags: "promise-7d" },
  async () => {
    const { services, member, connect, pass, waitForBackground, keysOf } = setUpConnections();
    const { viewer } = await member();
    const { connectionId, exchange, refresh } = await connect(viewer);
    const one = await exchange();
    const two = await refresh(one.refresh_token);
    expect(two.refresh_token).toBeTruthy();
    pass(moment);
    expect(await refresh(one.refresh_token)).toMatchObject(ended);
    expect(await selectConnections(services, viewer)).toEqual([]);
    expect(await refresh(two.refresh_token)).toMatchObject(ended);
    await waitForBackground();
    expect(await keysOf(connectionId)).toEqual([]);
  },
);

test("a token that is generations old ends the connection too; an unknown one ends nothing", async () => {
  const { services, member, connect, pass } = setUpConnections();
  const { viewer } = await member();
  const { connectionId, exchange, refresh } = await connect(viewer);
  const one = await exchange();
  const two = await refresh(one.refresh_token);
  const three = await refresh(two.refresh_token);
  pass(moment);
  const guessed = one.refresh_token!.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
  for (const unknown of [guessed, `${connectionId}:x:y`, "nonsense"])
    expect(await refresh(unknown)).toMatchObject(ended);
  expect(await selectConnections(services, viewer)).toHaveLength(1);
  const four = await refresh(three.refresh_token);
  expect(four.refresh_token).toBeTruthy();
  expect(await refresh(one.refresh_token)).toMatchObject(ended);
  expect(await selectConnections(services, viewer)).toEqual([]);
  expect(await refresh(four.refresh_token)).toMatchObject(ended);
});

test(
  "of several refreshes at once one succeeds, the others are refused, and nothing ends",
  { tags: "promise-7d" },
  async () => {
    const { services, member, connect, pass } = setUpConnections();
    const { viewer } = await member();
    const { exchange, refresh } = await connect(viewer);
    const one = await exchange();
    const responses = await Promise.all(Array.from({ length: 4 }, () => refresh(one.refresh_token)));
    const good = responses.filter((response) => response.refresh_token);
    expect(good).toHaveLength(1);
    expect(responses.filter(({ error }) => error === repeated.error)).toHaveLength(3);
    pass(moment - 1);
    expect(await refresh(one.refresh_token)).toMatchObject(repeated);
    expect(await selectConnections(services, viewer)).toHaveLength(1);
    expect((await refresh(good[0]!.refresh_token)).refresh_token).toBeTruthy();
  },
);

test("a code used again later ends its connection", { tags: "promise-7d" }, async () => {
  const { services, member, connect, pass } = setUpConnections();
  const { viewer } = await member();
  const { exchange, refresh } = await connect(viewer);
  const one = await exchange();
  pass(moment);
  expect(await exchange()).toMatchObject(ended);
  expect(await selectConnections(services, viewer)).toEqual([]);
  expect(await refresh(one.refresh_token)).toMatchObject(ended);
});

test("a stolen token of another app is not spent by a wrong app", async () => {
  const { services, member, connect, newApp, ask } = setUpConnections();
  const { viewer } = await member();
  const { exchange, refresh } = await connect(viewer);
  const { refresh_token: token } = await exchange();
  const form = { grant_type: "refresh_token", refresh_token: token!, client_id: await newApp() };
  expect(await ask(form)).toMatchObject(ended);
  expect((await refresh(token)).refresh_token).toBeTruthy();
  expect(await selectConnections(services, viewer)).toHaveLength(1);
});

test("the newest hundred are remembered, and end with their connection in the daily run", async () => {
  const { services, member, connect, pass } = setUpConnections();
  const { connectionId } = await connect((await member()).viewer);
  // In place of the connection's own secret, which is in its grant only.
  const secret = await createSecret();
  const own = eq(accessTokens.id, connectionId);
  await services.db
    .update(accessTokens)
    .set({ tokenHash: await hashToken(secret) })
    .where(own);
  const isUsed = eq(usedGrants.connectionId, connectionId);
  for (let number = 1; number <= 103; number += 1) {
    const grant = { connectionId, secret, tokenHash: `token ${number}` };
    expect(await redeemGrant(services, grant)).toBe("good");
    pass(hour / 2);
  }
  const kept = await services.db.select().from(usedGrants).where(isUsed).orderBy(usedGrants.usedAt);
  expect([kept.length, kept[0]!.tokenHash]).toEqual([100, "token 4"]);
  pass(90 * day);
  expect(await redeemGrant(services, { connectionId, secret, tokenHash: "late" })).toBe("ended");
  await expireSignIns(services);
  expect(await services.db.$count(usedGrants, isUsed)).toBe(0);
});

test("a registration lasts a day, and as long as a connection once it has one", async () => {
  const { member, connect, newApp, lifetimeOf } = setUpConnections();
  const days = async (clientId: string) => Math.round((await lifetimeOf(`client:${clientId}`)) / 86_400);
  expect(await days(await newApp())).toBe(1);
  const { clientId, exchange } = await connect((await member()).viewer);
  expect(await days(clientId)).toBe(1);
  await exchange();
  expect(await days(clientId)).toBe(90);
});
