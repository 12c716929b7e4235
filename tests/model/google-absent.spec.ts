import { expect, test } from "@playwright/test";

import { visitor } from "../support/clients/visitor";

test("without a configuration Google is offered nowhere, and its routes are closed", async ({ request }) => {
  for (const path of ["/auth", "/auth/register"]) {
    const html = await (await request.get(path)).text();
    expect(html).toContain('name="password"');
    expect(html, path).not.toContain("/auth/google");
    expect(html, path).not.toContain("設定されていません");
  }
  for (const path of ["/auth/google", "/auth/google?popup=1"])
    expect((await request.get(path, { headers: visitor() })).status(), path).toBe(404);
  const callback = await request.get("/auth/google/callback?code=x&state=x", {
    headers: visitor(),
    maxRedirects: 0,
  });
  expect(callback.headers().location).toBe("/auth?error=google_failed");
  const api = await request.post("/api/auth/session", { headers: visitor(), data: { idToken: "a.b.c" } });
  expect([api.status(), (await api.json()).code]).toEqual([401, "id_token_invalid"]);
});
