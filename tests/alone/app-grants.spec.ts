import { changeDatabase } from "../support/database/change-database";
import { connectedApp, registerApp } from "../support/clients/oauth-app";
import { expect, test } from "../support/clients/clients";
import { withToken } from "../support/clients/token-client";

const accept = { Accept: "application/json, text/event-stream" };
const call = { jsonrpc: "2.0", id: 1, method: "tools/list" };

test(
  "a refresh token that is used again later ends its connection, whoever has the newest",
  { tag: "@promise-7d" },
  async ({ member, visit }) => {
    const { client: browser } = await member();
    const program = await visit();
    const { connectionId, tokens: one, refresh } = await connectedApp(browser, program);
    const two = await refresh(one.refresh_token);
    const listed = async () => (await (await browser.get("/profile")).text()).includes(connectionId);
    const use = async () =>
      (
        await program.post("/mcp", { headers: { ...accept, ...withToken(two.access_token) }, data: call })
      ).status();
    expect([await listed(), await use()]).toEqual([true, 200]);
    // As if a minute had passed.
    changeDatabase("UPDATE used_grants SET used_at = used_at - 60000 WHERE connection_id = ?", connectionId);
    expect((await refresh(one.refresh_token)).error).toBe("invalid_grant");
    expect([await listed(), await use()]).toEqual([false, 401]);
    expect((await refresh(two.refresh_token)).error).toBe("invalid_grant");
  },
);

test("registrations are limited by the day, by network and in all, and say until when", async ({ visit }) => {
  const [client, other] = [await visit(), await visit()];
  expect((await registerApp(client)).status()).toBe(201);
  const spend = (isSpent: string, calls: number) =>
    changeDatabase(`UPDATE usage_daily SET calls = ? WHERE caller ${isSpent}`, calls);
  const expectSpent = async () => {
    const refused = await registerApp(client);
    expect([refused.status(), (await refused.json()).code]).toEqual([429, "apps_spent"]);
    expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(0);
  };
  spend("LIKE 'apps:%'", 500);
  await expectSpent();
  expect((await registerApp(other)).status()).toBe(201);
  spend("LIKE 'apps:%'", 1);
  spend("= 'apps'", 20_000);
  await expectSpent();
  expect((await registerApp(other)).status()).toBe(429);
  spend("= 'apps'", 1);
  expect((await registerApp(client)).status()).toBe(201);
});
