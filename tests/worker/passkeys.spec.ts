import { expect, sessionToken, sessionUser, setCookies, test } from "../support/clients/clients";
import { requestOptions, passkeyClient } from "../support/clients/passkey-client";
import { newEmail, requestGoogleToken } from "../support/clients/members";
import { plainResponse } from "../support/clients/plain-response";
import { readEmail } from "../support/clients/read-email";
import { fromHere } from "../support/clients/visitor";

test("a registration by passkey opens an account, a session and a verification email", async ({ visit }) => {
  const client = await visit();
  const person = passkeyClient(client);
  const email = newEmail();
  const passkey = await person.create({ purpose: "register", email });
  for (const [form, sentence] of [
    [{ email, passkey }, "利用規約への同意が必要です"],
    [{ email: "ada@", terms: "on", passkey }, "メールアドレスの形式が正しくありません"],
  ] as const) {
    const response = await client.post("/auth/register.data?by=passkey", { form });
    expect(response.status(), sentence).toBe(422);
    expect(await response.text()).not.toContain("attestationObject");
  }
  const response = await client.post("/auth/register?by=passkey&redirectTo=/generate", {
    form: { email, terms: "on", passkey },
  });
  expect(response.status()).toBe(303);
  expect(response.headers().location).toBe("/generate");
  expect(setCookies(response).join()).toContain("flash=registered_with_email");
  expect(await sessionUser(client)).toMatchObject({ email, emailVerified: false, providers: [] });
  await readEmail(client, email, "email_verification");
  expect(await (await client.get("/profile")).text()).toContain("ログイン方法：パスキー");
});

test(
  "a passkey signs its member in, in this browser, once a challenge",
  { tag: "@promise-10b" },
  async ({ visit }) => {
    const client = await visit();
    const person = passkeyClient(client);
    const email = await person.register();
    const before = await sessionToken(client);
    await client.post("/auth/sign-out");
    const answer = await person.signIn("/auth?by=passkey&redirectTo=/generate");
    expect(answer.status()).toBe(303);
    expect(answer.headers().location).toBe("/generate");
    expect((await sessionUser(client)).email).toBe(email);
    expect(await sessionToken(client)).not.toBe(before);
    await client.post("/auth/sign-out");
    expect((await person.signIn("/auth?by=passkey&redirectTo=//evil.example")).headers().location).toBe(
      "/dashboard",
    );
    await client.post("/auth/sign-out");

    const signed = await person.sign("sign_in");
    const other = await visit();
    await requestOptions(other, { purpose: "sign_in" });
    expect((await other.post("/auth.data?by=passkey", { form: { passkey: signed } })).status()).toBe(401);
    const raced = await Promise.all(
      [1, 2, 3].map(() => client.post("/auth.data?by=passkey", { form: { passkey: signed } })),
    );
    expect(raced.map((response) => response.status()).toSorted()).toEqual([202, 401, 401]);
    await client.post("/auth/sign-out");
    expect((await client.post("/auth.data?by=passkey", { form: { passkey: signed } })).status()).toBe(401);
    expect(await sessionUser(client)).toBeNull();
  },
);

test(
  "a removed passkey and every wrong signature get the same refusal",
  { tag: ["@promise-4b", "@promise-10b"] },
  async ({ visit }) => {
    const client = await visit();
    const person = passkeyClient(client);
    await person.register();
    const [key] = person.device.keys;
    await person.add();
    await client.post(`/profile/passkeys/${key!.id}/remove`, { form: {} });
    await client.post("/auth/sign-out");
    const [signOrigin, signHost, unverified] = [
      { origin: "https://evil.example" },
      { rpId: "evil.example" },
      { unverified: true },
    ];
    const newest = person.device.keys.at(-1)!;
    person.device.keys.push(key!);
    const signed = [await person.sign("sign_in")];
    person.device.keys.push(newest);
    for (const lies of [signOrigin, signHost, unverified, { challenge: "x".repeat(43) }])
      signed.push(await person.sign("sign_in", lies));
    signed.push(signed.at(-1)!);
    const responses = [];
    for (const passkey of signed)
      responses.push(await plainResponse(await client.post("/auth.data?by=passkey", { form: { passkey } })));
    expect(responses[0]!.status).toBe(401);
    expect(responses[0]!.body).toContain("passkey_failed");
    for (const response of responses) expect(response).toEqual(responses[0]);
    expect((await person.signIn()).status()).toBe(303);
  },
);

test("options of a sign-in name no passkey, whoever asks", { tag: "@promise-4b" }, async ({ visit }) => {
  const client = await visit();
  await passkeyClient(client).register();
  const read = async (by: typeof client) => {
    const { challenge, ...rest } = await (await requestOptions(by, { purpose: "sign_in" })).json();
    expect(challenge).toMatch(/^[\w-]{43}$/);
    return rest;
  };
  const options = await read(await visit());
  expect(options).toMatchObject({ rpId: "localhost", userVerification: "required", allowCredentials: [] });
  expect(await read(client)).toEqual(options);
  for (const data of [{ purpose: "sign_in", email: newEmail() }, { purpose: "other" }, {}])
    expect((await requestOptions(client, data)).status()).toBe(422);
  expect((await requestOptions(await visit(), { purpose: "create" })).status()).toBe(401);
  const foreign = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
  const response = await client.post("/auth/passkey-options", {
    headers: foreign,
    data: { purpose: "create" },
  });
  expect(response.status()).toBe(403);
  const cookie = setCookies(await requestOptions(await visit(), { purpose: "sign_in" })).find((header) =>
    header.startsWith("passkey="),
  );
  expect(cookie).toMatch(/^passkey=[\w-]{43}; Path=\/; Max-Age=600; SameSite=Lax; HttpOnly$/);
});

test(
  "a taken address is refused as with a password, and within the same limit",
  { tag: "@promise-4b" },
  async ({ registered, visit }) => {
    const { email } = await registered();
    const client = await visit();
    const responses = [];
    for (const written of Array.from({ length: 12 }, () => email.toUpperCase()))
      responses.push(await requestOptions(client, { purpose: "register", email: written }));
    expect(responses[0]!.status()).toBe(409);
    expect(await responses[0]!.json()).toMatchObject({ code: "email_already_in_use" });
    // A new minute starts a new limit.
    expect(responses.filter((response) => response.status() === 409).length).toBeLessThan(11);
    expect(responses.map((response) => response.status())).toContain(429);
  },
);

test(
  "a member adds passkeys, sees them and removes each, nobody else's",
  { tag: "@promise-3b" },
  async ({ registered, visit }) => {
    const { client, email, password } = await registered();
    const person = passkeyClient(client);
    expect((await person.add()).status()).toBe(303);
    expect((await person.add()).status()).toBe(303);
    const [first, second] = person.device.keys;
    const page = await (await client.get("/profile")).text();
    for (const { id } of [first!, second!]) expect(page).toContain(`/profile/passkeys/${id}/remove`);
    const options = await (await requestOptions(client, { purpose: "create" })).json();
    expect(options.excludeCredentials).toHaveLength(2);

    const stranger = await visit();
    await passkeyClient(stranger).register();
    for (const id of [first!.id, "unknown"]) {
      expect((await stranger.get(`/profile/passkeys/${id}/remove`)).status()).toBe(404);
      expect((await stranger.post(`/profile/passkeys/${id}/remove.data`, { form: {} })).status()).toBe(404);
    }
    const address = `/profile/passkeys/${first!.id}/remove`;
    expect((await client.get(address)).status()).toBe(200);
    expect((await client.post(address, { form: {} })).headers().location).toBe("/profile");
    expect(await (await client.get("/profile")).text()).not.toContain(first!.id);
    // The password stays.
    await client.post("/auth/sign-out");
    expect((await client.post("/auth", { form: { email, password } })).status()).toBe(303);
  },
);

test(
  "a passkey planted with somebody else's address goes when they come, by a reset or Google",
  { tag: "@promise-11b" },
  async ({ visit }) => {
    for (const way of ["reset", "google"]) {
      const [attacker, owner] = [await visit(), await visit()];
      const planted = passkeyClient(attacker);
      const email = await planted.register();
      await attacker.post("/auth/sign-out");
      if (way === "google") {
        const idToken = await requestGoogleToken({ email });
        const response = await owner.post("/api/auth/session", { headers: fromHere, data: { idToken } });
        expect(response.status()).toBe(200);
      } else {
        await owner.post("/auth/reset", { form: { email } });
        const token = (await readEmail(owner, email)).link.split("=")[1]!;
        const password = "lanterns-by-the-canal";
        await owner.post("/auth/new-password", { form: { token, password, confirmPassword: password } });
      }
      const form = { passkey: await planted.sign("sign_in") };
      expect((await attacker.post("/auth.data?by=passkey", { form })).status(), way).toBe(401);
    }
  },
);

test("a member without a password deletes their account, and sets one by a reset", async ({ visit }) => {
  const client = await visit();
  const person = passkeyClient(client);
  const email = await person.register();
  const wrong = await person.sign("confirm", { unverified: true });
  const refused = await client.post("/profile/delete.data", { form: { passkey: wrong } });
  expect(refused.status()).toBe(401);
  expect(await refused.text()).toContain("passkey_failed");
  const passkey = await person.sign("confirm");
  expect((await client.post("/profile/delete", { form: { passkey } })).status()).toBe(303);
  expect(await sessionUser(client)).toBeNull();
  expect((await person.signIn("/auth.data?by=passkey")).status()).toBe(401);

  await person.register(email);
  await client.post("/auth/reset", { form: { email } });
  const token = (await readEmail(client, email)).link.split("=")[1]!;
  const password = "lanterns-by-the-canal";
  await client.post("/auth/new-password", { form: { token, password, confirmPassword: password } });
  expect((await client.post("/auth", { form: { email, password } })).status()).toBe(303);
});
