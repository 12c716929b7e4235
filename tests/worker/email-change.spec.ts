import type { APIRequestContext } from "@playwright/test";

import { expect, sessionToken, sessionUser, test } from "../support/clients/clients";
import { join, newEmail, requestGoogleToken } from "../support/clients/members";
import { plainResponse } from "../support/clients/plain-response";
import { readAllEmails, readEmail, readEmails } from "../support/clients/read-email";
import { fromHere, visitor } from "../support/clients/visitor";

// Each request from a network of its own: the limits are tested apart.
const ask = (client: APIRequestContext, email: string, path = "/profile/email") =>
  client.post(path, { headers: visitor(), form: { email } });

const confirm = (client: APIRequestContext, link: string) =>
  client.post("/profile/email/confirm", { headers: visitor(), form: { token: link.split("token=")[1]! } });

/** Asks for another address; returns the link that arrives there. */
async function linkTo(client: APIRequestContext, email: string) {
  const asked = await ask(client, email);
  expect([asked.status(), asked.headers().location]).toEqual([303, "/profile"]);
  return (await readEmail(client, email, "email_change")).link;
}

const subjectsTo = async (client: APIRequestContext, email: string) =>
  (await readAllEmails(client, email)).map(({ subject }) => subject);

test(
  "the button behind the link changes the address, ends all other sessions, and the former address is told before and after",
  { tag: ["@promise-3a", "@promise-7e"] },
  async ({ registered, visit }) => {
    const { client, email, password } = await registered();
    const other = await visit();
    expect((await other.post("/auth", { form: { email, password } })).status()).toBe(303);
    expect(await (await client.get("/profile")).text()).toContain('href="/profile/email"');
    expect(await (await client.get("/profile/email")).text()).toContain(email);
    const before = await sessionToken(client);

    const next = newEmail();
    const link = await linkTo(client, next);
    expect(link).toMatch(/^\/profile\/email\/confirm\?token=[\w-]{43}$/);
    for (let time = 1; time <= 2; time += 1) {
      const page = await client.get(link);
      expect(page.headers()["referrer-policy"]).toBe("no-referrer");
      // What changes stands first; below the button is the way out.
      expect(await page.text()).toMatch(
        new RegExp(`新しいアドレス：${next}.*name="token".*action="/profile/email/cancel"`, "s"),
      );
    }
    expect((await sessionUser(client)).email).toBe(email);
    await expect
      .poll(() => subjectsTo(client, email))
      .toContain("【プロンプトの街】メールアドレス変更のお申し込み");

    const changed = await confirm(client, link);
    expect([changed.status(), changed.headers().location]).toEqual([303, "/profile"]);
    expect(await sessionUser(client)).toMatchObject({ email: next, emailVerified: true });
    expect(await sessionToken(client)).not.toBe(before);
    expect(await sessionUser(other)).toBeNull();
    await expect
      .poll(() => subjectsTo(client, email))
      .toContain("【プロンプトの街】メールアドレスを変更しました");
    expect((await confirm(client, link)).status()).toBe(410);
    const used = await (await client.get(link)).text();
    expect(used).toContain("このリンクは使用済み・取り消し済み");
    expect(used).not.toContain("/profile/email/cancel");
    expect((await other.post("/auth", { form: { email, password } })).status()).toBe(401);
    expect((await other.post("/auth", { form: { email: next, password } })).status()).toBe(303);
  },
);

test(
  "another member's session, a visitor and a guess change nothing with a link",
  { tag: "@promise-7e" },
  async ({ visit }) => {
    const [ada, eve, nobody] = [await visit(), await visit(), await visit()];
    const { email } = await join(ada);
    const { email: evesEmail } = await join(eve);
    const next = newEmail();
    const link = await linkTo(ada, next);
    expect(await (await eve.get(link)).text()).not.toContain(next);
    expect((await confirm(eve, link)).status()).toBe(410);
    expect((await confirm(nobody, link)).headers().location).toMatch(/^\/auth\?redirectTo=/);
    expect((await nobody.get(link)).headers().location).toMatch(/^\/auth\?redirectTo=/);
    for (const guess of ["?token=", `?token=${"A".repeat(43)}`, `${link}A`, "?token=' OR 1=1 --"])
      expect((await confirm(ada, guess)).status(), guess).toBe(410);
    expect((await sessionUser(eve)).email).toBe(evesEmail);
    expect((await sessionUser(ada)).email).toBe(email);
    expect((await confirm(ada, link)).status()).toBe(303);
  },
);

test(
  "the form answers the same for a taken address and a free one; only the mailboxes differ",
  { tag: "@promise-5b" },
  async ({ visit }) => {
    const [ada, eve] = [await visit(), await visit()];
    const { email } = await join(ada);
    const { email: taken } = await join(eve);
    const free = newEmail();
    for (const path of ["/profile/email", "/profile/email.data"]) {
      const responses = [];
      // Whichever way the taken address is written.
      for (const typed of [free, taken, ` ${taken.toUpperCase()} `])
        responses.push(await plainResponse(await ask(ada, typed, path), typed));
      expect(responses[0]!.status).toBeLessThan(400);
      expect(responses[1], path).toEqual(responses[0]);
      expect(responses[2], path).toEqual(responses[0]);
    }
    await readEmail(ada, free, "email_change", 2);
    await expect.poll(async () => (await subjectsTo(ada, taken)).length).toBe(4);
    expect(new Set(await subjectsTo(ada, taken))).toEqual(
      new Set(["【プロンプトの街】このアドレスにはアカウントがあります"]),
    );
    expect(await readEmails(ada, taken, "email_change")).toEqual([]);
    expect((await sessionUser(ada)).email).toBe(email);
  },
);

test("an address that is none, too long, or the present one is refused with what was typed", async ({
  visit,
}) => {
  const client = await visit();
  const { email } = await join(client);
  for (const [typed, sentence] of [
    ["", "メールアドレスを入力してください"],
    ["nobody", "メールアドレスの形式が正しくありません"],
    ["花子@例え.jp", "メールアドレスの形式が正しくありません"],
    [`${"a".repeat(250)}@example.com`, "メールアドレスの形式が正しくありません"],
    [`ada@example.com\r\nBcc: eve@example.com`, "メールアドレスの形式が正しくありません"],
    [email.toUpperCase(), "今のメールアドレスと同じです"],
  ] as const) {
    const refused = await ask(client, typed);
    expect(refused.status(), typed).toBe(422);
    expect(await refused.text()).toContain(sentence);
  }
  expect(await readAllEmails(client, email)).toEqual([]);
});

test("the password is a proof, and a wrong one is none", async ({ registered }) => {
  const { client, password } = await registered();
  const next = newEmail();
  const post = (form: Record<string, string>) => client.post("/profile/email", { form });
  const wrong = await post({ email: next, password: "not-the-password" });
  expect(wrong.status()).toBe(401);
  const proven = await post({ password });
  expect([proven.status(), proven.headers().location]).toEqual([303, "/profile/email"]);
  expect((await post({ email: next, password })).headers().location).toBe("/profile");
  await readEmail(client, next, "email_change");
});

test(
  "a member who signs in with Google does so after the change too, and no other Google account gets in by the address",
  { tag: "@promise-11a" },
  async ({ visit }) => {
    const client = await visit();
    const [email, next, sub] = [newEmail(), newEmail(), crypto.randomUUID()];
    const enter = async (claims: { sub: string; email: string }) => {
      const idToken = await requestGoogleToken(claims);
      const guest = await visit();
      const response = await guest.post("/api/auth/session", { headers: fromHere, data: { idToken } });
      return { guest, status: response.status() };
    };
    const idToken = await requestGoogleToken({ email, sub });
    await client.post("/api/auth/session", { headers: fromHere, data: { idToken } });
    const { uid } = await sessionUser(client);
    expect((await confirm(client, await linkTo(client, next))).status()).toBe(303);
    expect(await sessionUser((await enter({ sub, email })).guest)).toMatchObject({ uid, email: next });
    expect((await enter({ sub: crypto.randomUUID(), email: next })).status).toBe(409);
    const other = await sessionUser((await enter({ sub: crypto.randomUUID(), email })).guest);
    expect(other.email).toBe(email);
    expect(other.uid).not.toBe(uid);
  },
);

test(
  "the profile shows which address waits, sends its link again and takes the request back, each by its member alone",
  { tag: "@promise-7e" },
  async ({ visit }) => {
    const [ada, eve] = [await visit(), await visit()];
    await join(ada);
    await join(eve);
    const next = newEmail();
    const profile = async (client: APIRequestContext) => (await client.get("/profile")).text();
    expect(await profile(ada)).not.toContain("確認待ち");
    const link = await linkTo(ada, next);
    const shown = await profile(ada);
    // Above the profile, where the page opens.
    expect(shown.indexOf("確認待ち")).toBeLessThan(shown.indexOf('href="/profile/edit"'));
    const again = "/profile/email";
    for (const part of ["確認待ち", next, 'action="/profile/email/cancel"', `href="${again}"`])
      expect(shown).toContain(part);
    expect(await profile(eve)).not.toContain(next);
    expect(await (await ada.get(again)).text()).toContain(`value="${next}"`);
    expect((await ask(ada, next, again)).headers().location).toBe("/profile");
    await readEmail(ada, next, "email_change", 2);
    const cancel = (client: APIRequestContext) =>
      client.post("/profile/email/cancel", { headers: visitor(), form: {} });
    expect((await cancel(eve)).headers().location).toBe("/profile");
    expect(await profile(ada)).toContain(next);
    expect((await cancel(await visit())).headers().location).toBe(
      "/auth?redirectTo=%2Fprofile%2Femail%2Fcancel",
    );
    expect((await cancel(ada)).headers().location).toBe("/profile");
    expect(await profile(ada)).not.toContain("確認待ち");
    for (const dead of [link, ...(await readEmails(ada, next, "email_change")).map((mail) => mail.link)])
      expect((await confirm(ada, dead)).status()).toBe(410);
  },
);

test("a member is told in the language that they chose on the site, whatever a link elsewhere says", async ({
  visit,
}) => {
  const client = await visit();
  const { email } = await join(client);
  const choose = (language: string, site: string) =>
    client.get(`/profile?lang=${language}`, { headers: { "Sec-Fetch-Site": site } });
  await choose("es", "same-origin");
  await choose("en", "cross-site");
  await linkTo(client, newEmail());
  await expect
    .poll(() => subjectsTo(client, email))
    .toContain("Solicitud de cambio de correo en Ciudad de Prompts");
});

test("the sign-in page says why the link of an email led there", async ({ visit }) => {
  const visitorOf = await visit();
  for (const [path, reason] of [
    ["/profile/email/confirm?token=any", "メールアドレスの変更を完了するには"],
    ["/auth/verify?token=any", "メールアドレスを確認するには"],
    ["/profile/password", "パスワードを変更するには"],
  ] as const) {
    const page = await visitorOf.get((await visitorOf.get(path)).headers().location!);
    expect(await page.text(), path).toContain(reason);
  }
  expect(await (await visitorOf.get("/auth?redirectTo=%2Fprofile")).text()).not.toContain(
    "するには、ログイン",
  );
});
