import { readEmail, readEmails } from "../support/clients/read-email";
import { expect, sessionToken, sessionUser, test } from "../support/clients/clients";
import { newEmail, newMember, requestGoogleToken } from "../support/clients/members";
import { plainResponse } from "../support/clients/plain-response";

test(
  "unknown addresses, wrong passwords and Google accounts get the same refusal",
  { tag: "@promise-4a" },
  async ({ registered, visit }) => {
    const one = await registered();
    const viaGoogle = newEmail();
    const idToken = await requestGoogleToken({ email: viaGoogle });
    expect((await (await visit()).post("/api/auth/session", { data: { idToken } })).status()).toBe(200);

    for (const path of ["/auth", "/auth.data", "/auth?redirectTo=/generate"]) {
      const responses = [];
      for (const email of [newEmail(), one.email, viaGoogle]) {
        const client = await visit();
        const form = { email, password: "not-the-password" };
        responses.push(await plainResponse(await client.post(path, { form }), email));
      }
      expect(responses[0]!.status).toBe(401);
      expect(responses[0]!.body).toContain(path === "/auth.data" ? "wrong_credentials" : "正しくありません");
      expect(responses[1], path).toEqual(responses[0]);
      expect(responses[2], path).toEqual(responses[0]);
    }
  },
);

test(
  "a reset request gets the same response for every address; only the emails differ",
  { tag: "@promise-5a" },
  async ({ registered, visit }) => {
    const { email } = await registered();
    const unknown = newEmail();
    for (const path of ["/auth/reset", "/auth/reset.data"]) {
      const responses = [];
      for (const address of [unknown, email]) {
        const client = await visit();
        responses.push(await plainResponse(await client.post(path, { form: { email: address } }), address));
      }
      expect(responses[1], path).toEqual(responses[0]);
    }
    const reader = await visit();
    await readEmail(reader, email, "password_reset", 2);
    expect(await readEmails(reader, unknown, "password_reset")).toEqual([]);
  },
);

test("a Google account gets a password by a reset", async ({ visit }) => {
  const client = await visit();
  const email = newEmail();
  const password = "lanterns-by-the-canal";
  const idToken = await requestGoogleToken({ email });
  await client.post("/api/auth/session", { data: { idToken } });
  await client.post("/auth/reset", { form: { email } });
  const token = (await readEmail(client, email)).link.split("=")[1]!;
  await client.post("/auth/new-password", { form: { token, password, confirmPassword: password } });
  expect((await client.post("/auth", { form: { email, password } })).status()).toBe(303);
  expect((await sessionUser(client)).providers).toEqual([
    { providerId: "google" },
    { providerId: "password" },
  ]);
});

test("no refused page repeats a password", async ({ registered, visit }) => {
  const secret = "zanzibar-octopus-77";
  const { client, email } = await registered();
  const visitor = await visit();
  for (const { path, form, by, status } of [
    { path: "/auth", form: { email, password: secret }, by: visitor, status: 401 },
    { path: "/auth", form: { email: "no address", password: secret }, by: visitor, status: 422 },
    {
      path: "/auth/register",
      form: { email, password: secret, confirmPassword: secret, terms: "on" },
      by: visitor,
      status: 409,
    },
    {
      path: "/auth/register",
      form: { email, password: secret, confirmPassword: `${secret}x` },
      by: visitor,
      status: 422,
    },
    {
      path: "/auth/new-password",
      form: { token: "x", password: secret, confirmPassword: secret },
      by: visitor,
      status: 410,
    },
    { path: "/profile/delete", form: { password: secret }, by: client, status: 401 },
  ]) {
    for (const address of [path, `${path}.data`]) {
      const response = await by.post(address, { form: form as Record<string, string> });
      expect(response.status(), address).toBe(status);
      expect(await response.text(), address).not.toContain(secret);
    }
  }
});

test("an invalid address is shown as plain text", async ({ visit }) => {
  const hostile = `"><script>alert(1)</script>\u2028</script><img src=x onerror=alert(2)>`;
  for (const { path, form } of [
    { path: "/auth", form: { password: "harbour-lights-at-nine" } },
    { path: "/auth/register", form: { password: "a", confirmPassword: "b" } },
    { path: "/auth/reset", form: {} },
  ]) {
    const client = await visit();
    const response = await client.post(path, { form: { ...form, email: hostile } as Record<string, string> });
    expect(response.status(), path).toBe(422);
    const html = await response.text();
    expect(html, path).toContain("&lt;script&gt;alert(1)");
    expect(html, path).not.toContain("<script>alert");
    expect(html, path).not.toContain("<img src=x");
  }
  const client = await visit();
  const asked = await client.get(`/auth/reset?${new URLSearchParams({ email: hostile })}`);
  expect(await asked.text()).not.toContain("alert(1)</script>");
  const token = await client.get(`/auth/new-password?${new URLSearchParams({ token: hostile })}`);
  expect(await token.text()).not.toContain("<script>alert");
});

test("a taken address is refused at registration, in any spelling", async ({ registered, visit }) => {
  const { email, password } = await registered();
  const client = await visit();
  for (const written of [email, ` ${email.toUpperCase()} `]) {
    const response = await client.post("/auth/register", {
      form: { email: written, password, confirmPassword: password, terms: "on" },
    });
    expect(response.status()).toBe(409);
    expect(await response.text()).toContain("このメールアドレスは既に登録されています");
    expect(await sessionToken(client)).toBeUndefined();
  }
  expect((await client.post("/auth", { form: { email: email.toUpperCase(), password } })).status()).toBe(303);
});

for (const { what, change, sentence } of [
  { what: "no address", change: { email: "" }, sentence: "メールアドレスを入力してください" },
  { what: "half an address", change: { email: "ada@" }, sentence: "メールアドレスの形式が正しくありません" },
  { what: "seven characters", change: both("abcdef7"), sentence: "8文字以上" },
  { what: "129 characters", change: both("x".repeat(129)), sentence: "128文字以内で入力してください" },
  { what: "a common password", change: both("Password123"), sentence: "よく使われる言葉は避けてください" },
  { what: "two passwords", change: { confirmPassword: "x" }, sentence: "パスワードが一致しません" },
  { what: "no consent", change: { terms: "" }, sentence: "利用規約への同意が必要です" },
]) {
  test(`a registration with ${what} names the field to change`, { tag: "@promise-6a" }, async ({ visit }) => {
    const client = await visit();
    const member = newMember();
    const response = await client.post("/auth/register", {
      form: { ...member, confirmPassword: member.password, terms: "on", ...change } as Record<string, string>,
    });
    expect(response.status()).toBe(422);
    expect(await response.text()).toContain(sentence);
    expect((await client.post("/auth", { form: { ...member } })).status()).toBe(401);
  });
}

test(
  "every character of a password counts, and none is changed",
  { tag: "@promise-6a" },
  async ({ visit }) => {
    for (const [password, close] of [
      [`${"あ".repeat(127)}x`, `${"あ".repeat(127)}y`],
      ["  spaces around  ", "spaces around"],
      ["ÅNGSTRÖM-é-ñ", "A\u030aNGSTRO\u0308M-e\u0301-n\u0303"],
      ["🦊🍣🌙⭐🚲🎈🧵🪁", "🦊🍣🌙⭐🚲🎈🧵🪀"],
    ] as const) {
      const client = await visit();
      const email = newEmail();
      await client.post("/auth/register", {
        form: { email, password, confirmPassword: password, terms: "on" },
      });
      await client.post("/auth/sign-out");
      expect((await client.post("/auth", { form: { email, password: close } })).status()).toBe(401);
      expect((await client.post("/auth", { form: { email, password } })).status()).toBe(303);
    }
  },
);

function both(password: string) {
  return { password, confirmPassword: password };
}
