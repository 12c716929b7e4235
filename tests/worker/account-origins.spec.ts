import { readEmail, readEmails } from "../support/clients/read-email";
import { modelUrl } from "../support/servers/addresses";
import { expect, sessionUser, test } from "../support/clients/clients";
import { refusalCode } from "../support/clients/refusal-code";

const attacks: Record<string, string>[] = [
  { Origin: "https://evil.example" },
  { Origin: "null" },
  { Origin: modelUrl },
  { "Sec-Fetch-Site": "cross-site" },
  { "Sec-Fetch-Site": "same-site" },
];

test(
  "account forms from another site are refused, and nothing changes",
  { tag: "@promise-13a" },
  async ({ registered, visit }) => {
    const { client, email, password } = await registered();
    const second = await visit();
    await second.post("/auth", { form: { email, password } });
    const session = /name="session" value="(.*?)"/.exec(await (await client.get("/profile")).text())![1]!;
    const verification = (await readEmail(client, email, "email_verification")).link.split("=")[1]!;
    await client.post("/auth/reset", { form: { email } });
    const reset = (await readEmail(client, email)).link.split("=")[1]!;
    const next = "lanterns-by-the-canal";
    const before = await (await client.get("/profile")).text();

    const forms: [path: string, form: Record<string, string>][] = [
      ["/auth", { email, password }],
      ["/auth/register", { email: `x${email}`, password: next, confirmPassword: next, terms: "on" }],
      ["/auth/reset", { email }],
      ["/auth/new-password", { token: reset, password: next, confirmPassword: next }],
      ["/auth/verify", { token: verification }],
      ["/auth/verification-email", {}],
      ["/auth/sign-out", {}],
      ["/profile", { session }],
      ["/profile", {}],
      ["/profile/delete", { password }],
    ];
    for (const [path, form] of forms) {
      for (const address of [path, `${path}.data`]) {
        for (const headers of attacks) {
          const response = await client.post(address, { form, headers });
          const what = `${address} ${JSON.stringify(headers)}`;
          expect(response.status(), what).toBe(403);
          const code = refusalCode(response.headers()["content-type"], await response.text());
          expect(code, what).toBe("cross_origin");
          expect(response.headers()["set-cookie"], what).toBeUndefined();
        }
      }
    }
    const api: [method: string, path: string][] = [
      ["POST", "/api/auth/session"],
      ["DELETE", "/api/auth/session"],
      ["POST", "/api/account/delete"],
    ];
    for (const [method, path] of api) {
      for (const headers of attacks) {
        const response = await client.fetch(path, { method, headers });
        expect([response.status(), (await response.json()).code], path).toEqual([403, "cross_origin"]);
      }
    }

    const plain = (html: string) =>
      html.replaceAll(/nonce(=\\?"|-)[\w+/=]+/g, "").match(/<main[^]*<\/main>/)?.[0];
    expect(plain(await (await client.get("/profile")).text())).toBe(plain(before));
    expect((await sessionUser(second)).email).toBe(email);
    expect(await readEmails(client, email, "password_reset")).toHaveLength(1);
    expect(await readEmails(client, email, "email_verification")).toHaveLength(1);
    const visitor = await visit();
    expect((await visitor.post("/auth", { form: { email, password } })).status()).toBe(303);
    const spent = await visitor.post("/auth/new-password", {
      form: { token: reset, password: next, confirmPassword: next },
    });
    expect(spent.status()).toBe(303);
  },
);

test("form routes accept forms only", async ({ registered, visit }) => {
  const { client, email, password } = await registered();
  const visitor = await visit();
  for (const [by, path] of [
    [visitor, "/auth"],
    [visitor, "/auth/register"],
    [visitor, "/auth/reset"],
    [visitor, "/auth/new-password"],
    [client, "/auth/verify"],
    [client, "/profile"],
    [client, "/profile/delete"],
  ] as const) {
    for (const type of ["text/plain", "application/json"]) {
      const response = await by.post(path, {
        headers: { "Content-Type": type },
        data: JSON.stringify({ email, password }),
      });
      expect(response.status(), `${path} ${type}`).toBe(415);
    }
  }
  expect((await sessionUser(client)).email).toBe(email);
});
