import { changeDatabase } from "../support/database/change-database";
import { expect, setCookies, test } from "../support/clients/clients";
import { refusal } from "../support/factories/library-client";
import { searchDatabase } from "../support/database/search-database";
import { makeToken, withToken } from "../support/clients/token-client";

const endpoint = "/api/prompts";

test(
  "an expired token is refused, and no longer listed",
  { tag: "@promise-7c" },
  async ({ member, visit }) => {
    const { client } = await member();
    const { id, token } = await makeToken(client, { name: "the one that expires" });
    expect(await (await client.get("/profile")).text()).toContain("the one that expires");
    changeDatabase("UPDATE access_tokens SET expires_at = ? WHERE id = ?", Date.now() - 1, id);
    const refused = await (await visit()).get(endpoint, { headers: withToken(token) });
    expect(await refusal(refused)).toEqual([401, "invalid_token"]);
    expect(await (await client.get("/profile")).text()).not.toContain("the one that expires");
    expect((await client.get(`/profile/tokens/${id}/revoke`)).status()).toBe(404);
  },
);

test("a call with a token does not extend a session cookie sent with it", async ({ member }) => {
  const { client, email } = await member();
  const { token } = await makeToken(client);
  // A session unused for a day is extended, with a cookie, at its next use.
  changeDatabase(
    "UPDATE sessions SET expires_at = expires_at - 172800000 WHERE user_id = (SELECT id FROM users WHERE email = ?)",
    email,
  );
  expect(setCookies(await client.get(endpoint, { headers: withToken(token) }))).toEqual([]);
  expect(setCookies(await client.get(endpoint)).join()).toContain("__Host-session=");
});

test(
  "a token is in the response that made it, in no other response, and not in the database",
  { tag: "@promise-7b" },
  async ({ member }) => {
    const { client } = await member();
    const { id, token } = await makeToken(client);
    expect((await client.get(endpoint, { headers: withToken(token) })).status()).toBe(200);
    for (const path of ["/profile", "/profile.data", "/profile/tokens/new", `/profile/tokens/${id}/revoke`]) {
      const text = await (await client.get(path)).text();
      expect(text, path).not.toContain(token.slice(0, -4));
      expect(text, path).not.toContain(token.slice(3, 20));
    }
    expect(JSON.stringify(await client.storageState())).not.toContain(token.slice(3, 20));
    expect(searchDatabase(id)).toContain("access_tokens");
    expect(searchDatabase(token.slice(3, 20))).toEqual([]);
  },
);
