import { expect, sessionToken, sessionUser, test } from "../support/clients/clients";
import { join } from "../support/clients/members";
import { readEmail } from "../support/clients/read-email";

test(
  "a changed password gives this browser a new session and ends all others",
  { tag: ["@promise-2a", "@promise-3a"] },
  async ({ registered, visit }) => {
    const { client, email, password } = await registered();
    const other = await visit();
    expect((await other.post("/auth", { form: { email, password } })).status()).toBe(303);
    const before = await sessionToken(client);
    const next = "lanterns-by-the-canal";
    const [name] = /<input[^>]*autocomplete="username"[^>]*>/i.exec(
      await (await client.get("/profile/password")).text(),
    )!;
    // Password managers read no input of type "hidden".
    expect(name).toMatch(/ type="text"/);
    expect(name).toContain(`value="${email}"`);
    const change = (currentPassword: string, confirmPassword = next) =>
      client.post("/profile/password", { form: { currentPassword, password: next, confirmPassword } });
    expect((await change("not-the-password")).status()).toBe(401);
    expect(await (await change(password, "another")).text()).toContain("パスワードが一致しません");
    expect((await sessionUser(other)).email).toBe(email);

    const changed = await change(password);
    expect([changed.status(), changed.headers().location]).toEqual([303, "/profile"]);
    expect((await sessionUser(client)).email).toBe(email);
    expect(await sessionToken(client)).not.toBe(before);
    expect(await sessionUser(other)).toBeNull();
    const thief = await visit();
    expect(await sessionUser(thief, { Cookie: `__Host-session=${before}` })).toBeNull();
    expect((await thief.post("/auth", { form: { email, password } })).status()).toBe(401);
    expect((await thief.post("/auth", { form: { email, password: next } })).status()).toBe(303);
  },
);

test("a member without a password is sent the link that sets one", async ({ visit }) => {
  const client = await visit();
  const { email } = await join(client);
  const page = await (await client.get("/profile/password")).text();
  expect(page).toContain("メールでパスワードを設定");
  expect(page).not.toContain("currentPassword");
  const sent = await client.post("/auth/reset", { form: { email } });
  expect([sent.status(), sent.headers().location]).toEqual([303, "/profile"]);
  expect((await readEmail(client, email)).link).toMatch(/^\/auth\/new-password\?token=/);
});
