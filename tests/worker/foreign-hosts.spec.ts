import { sender } from "../generated/send";
import { expect, test } from "../support/clients";
import { letterTo } from "../support/letter-to";
import { uniqueWord } from "../support/publish-prompt";
import { addressOf, siteRoutes } from "../support/site-routes";
import { visitor } from "../support/visitor";

test("a forwarded host is nobody's: no page, letter or redirect leads to it", async ({ visit, member }) => {
  const { client, email } = await member();
  const reader = await visit();
  const headers = {
    "X-Forwarded-Host": "evil.example",
    "X-Forwarded-Server": "evil.example",
    "X-Forwarded-Proto": "https",
    "X-Forwarded-Port": "666",
    "X-Original-URL": "/profile",
    "X-Rewrite-URL": "/profile",
    "X-Forwarded-Prefix": "/evil",
    Forwarded: "host=evil.example;proto=https",
  };
  const word = uniqueWord();
  for (const route of siteRoutes.filter(({ parameters }) => parameters.length === 0)) {
    const path = `${addressOf(route, {})}?${word}`;
    const response = await client.get(path, { headers: { ...visitor(), ...headers } });
    expect(await response.text(), path).not.toMatch(/evil(?:\.example)?/);
    expect(response.headers().location ?? "/", path).toMatch(/^\/(?!\/)|^http:\/\/127\.0\.0\.1/);
    // What was drawn for them is what others get, and says nothing of it.
    if (route.isPage)
      expect(await (await reader.get(path, { headers: visitor() })).text(), path).not.toContain("evil");
  }
  await client.post("/auth/reset", { headers: { ...visitor(), ...headers }, form: { email } });
  await expect
    .poll(async () => (await (await reader.get("/outbox")).text()).includes("new-password?token="))
    .toBe(true);
  expect(await (await reader.get("/outbox")).text()).not.toContain("evil.example");
});

test("a page that was asked for by another host's name is kept for that name alone", async ({
  visit,
  baseURL,
}) => {
  const { send, close } = sender(baseURL!, 1);
  const path = `/terms?${uniqueWord()}`;
  for (let time = 0; time < 2; time += 1)
    expect((await send(letterTo(path, { headers: { Host: "evil.example" } }))).text).toContain(
      "evil.example",
    );
  close();
  const response = await (await visit()).get(path);
  expect(response.status()).toBe(200);
  expect(await response.text()).not.toContain("evil.example");
});
