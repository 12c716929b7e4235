import { expect, sessionToken, setCookies, test } from "../support/clients/clients";
import { newMember } from "../support/clients/members";
import { allowAtGoogle } from "../support/clients/allow-at-google";
import { addressesElsewhere as elsewhere } from "../support/factories/addresses-elsewhere";

const asking = (path: string, redirectTo: string) => `${path}?${new URLSearchParams({ redirectTo })}`;

test("the redirect after a sign-in never leaves the site", { tag: "@promise-12b" }, async ({ visit }) => {
  const member = newMember();
  const first = await visit();
  const form = { ...member, confirmPassword: member.password, terms: "on" };
  const registered = await first.post(asking("/auth/register", elsewhere[0]!), { form });
  expect(registered.headers().location).toBe("/dashboard");
  for (const redirectTo of elsewhere) {
    const client = await visit();
    const asked = await client.get(asking("/login", redirectTo));
    expect([asked.status(), asked.headers().location], redirectTo).toEqual([302, "/auth"]);
  }
  for (const redirectTo of elsewhere.slice(0, 9)) {
    const client = await visit();
    const response = await client.post(asking("/auth", redirectTo), { form: { ...member } });
    expect([response.status(), response.headers().location], redirectTo).toEqual([303, "/dashboard"]);
    expect(setCookies(response).join(), redirectTo).not.toContain("a=b");
  }
});

test(
  "other spellings of another site's address are no redirect either",
  { tag: "@promise-12b" },
  async ({ registered, visit }) => {
    const { email, password } = await registered();
    for (const redirectTo of elsewhere.slice(9)) {
      const client = await visit();
      const response = await client.post(asking("/auth", redirectTo), { form: { email, password } });
      expect([response.status(), response.headers().location], redirectTo).toEqual([303, "/dashboard"]);
      expect(setCookies(response).join(), redirectTo).not.toContain("a=b");
      expect((await client.get(asking("/auth", redirectTo))).headers().location).toBe("/dashboard");
    }
  },
);

test("the old sign-in address redirects to the new one and keeps the return path", async ({ visit }) => {
  const client = await visit();
  expect((await client.get("/login")).headers().location).toBe("/auth");
  expect((await client.get(asking("/login", "/profile?a=b&c=d#e"))).headers().location).toBe(
    asking("/auth", "/profile?a=b&c=d#e"),
  );
});

test(
  "the Google sign-in returns to the wished page, on this site only",
  { tag: "@promise-12b" },
  async ({ visit }) => {
    for (const [redirectTo, to] of [
      ["/profile?lang=en", "/profile?lang=en"],
      ...elsewhere.slice(0, 7).map((address) => [address, "/dashboard"]),
    ] as [string, string][]) {
      const client = await visit();
      const back = await allowAtGoogle(client, asking("/auth/google", redirectTo));
      const response = await client.get(back);
      expect([response.status(), response.headers().location], redirectTo).toEqual([303, to]);
      expect(await sessionToken(client)).toBeTruthy();
    }
  },
);

test("a refused Google sign-in keeps the return path, and a tampered one is dropped", async ({ visit }) => {
  const client = await visit();
  await client.get(asking("/auth/google", "/profile"));
  const refused = await client.get("/auth/google/callback?error=access_denied&state=x");
  expect(refused.headers().location).toBe("/auth?error=google_state&redirectTo=%2Fprofile");
  for (const value of ["to=%2F%2Fevil.example", "to=//evil.example", "to=%E0%A4%A", "%", "popup=%"]) {
    const visitor = await visit();
    const response = await visitor.get("/auth/google/callback?code=x&state=x", {
      headers: { Cookie: `google-return=${value}` },
    });
    expect(response.status(), value).toBeLessThan(400);
    expect(response.headers().location ?? "/auth?error=google_state", value).toBe("/auth?error=google_state");
  }
});
