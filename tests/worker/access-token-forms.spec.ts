import { expect, setCookies, test } from "../support/clients/clients";
import { makeToken, revokeToken, sendTokenForm, withToken } from "../support/clients/token-client";

const endpoint = "/api/prompts";

test(
  "another member's token is not found by any request",
  { tag: "@promise-14a" },
  async ({ member, visit }) => {
    const [ada, eve] = [await member(), await member()];
    const name = "Backup-of-Ada";
    const { id, token } = await makeToken(ada.client, { name });
    for (const path of ["/profile", `/profile/tokens/${id}/revoke`])
      expect(await (await ada.client.get(path)).text(), path).toContain(name);
    for (const unknown of [id, "A".repeat(22), "toString", "%00"]) {
      const path = `/profile/tokens/${unknown}/revoke`;
      for (const response of [await eve.client.get(path), await revokeToken(eve.client, unknown)]) {
        expect(response.status(), unknown).toBe(404);
        expect(await response.text()).not.toContain(name);
      }
    }
    expect((await sendTokenForm(eve.client, { id })).status()).toBe(409);
    expect(await (await eve.client.get("/profile")).text()).not.toContain(name);
    expect((await (await visit()).get(endpoint, { headers: withToken(token) })).status()).toBe(200);
  },
);

test(
  "the page that shows a token is not cached, and a repeated form makes no second token",
  { tag: "@promise-7c" },
  async ({ member }) => {
    const { client } = await member();
    const { id, token } = await makeToken(client, { name: "once" });
    for (const name of ["once", "twice"]) {
      const again = await sendTokenForm(client, { id, name });
      expect(again.status()).toBe(409);
      expect(again.headers()["cache-control"]).toBe("private, no-store");
      expect(await again.text()).toContain("このトークンは作成済みで、もう一度表示することはできません");
      expect(await again.text()).not.toContain(token.slice(3, 20));
    }
    const first = await sendTokenForm(client, {});
    expect(first.headers()["cache-control"]).toBe("private, no-store");
    expect(first.headers().location).toBeUndefined();
    expect(setCookies(first).join()).not.toContain("pt_");
    const list = await (await client.get("/profile")).text();
    expect(list.split("once").length).toBeGreaterThan(1);
    expect(list).not.toContain("twice");
  },
);

for (const { what, order, sentence } of [
  { what: "no name", order: { name: " " }, sentence: "入力してください" },
  { what: "51 characters", order: { name: "あ".repeat(51) }, sentence: "50文字以内で入力してください" },
  { what: "an unknown scope", order: { scope: "admin" }, sentence: "選択肢の中から選んでください" },
  { what: "an unknown expiry", order: { expiry: "9999" }, sentence: "選択肢の中から選んでください" },
]) {
  test(`a token with ${what} is not made`, async ({ member }) => {
    const { client } = await member();
    const response = await sendTokenForm(client, order);
    expect(response.status()).toBe(422);
    expect(await response.text()).toContain(sentence);
    expect(await (await client.get("/profile")).text()).toContain("アクセストークンはまだありません");
  });
}

test("the 21st token is refused with a reason", async ({ member }) => {
  const { client } = await member();
  for (let number = 1; number <= 20; number += 1) await makeToken(client);
  const refused = await sendTokenForm(client, {});
  expect(refused.status()).toBe(409);
  expect(await refused.text()).toContain("アクセストークンは20個までです");
});
