import { expect, test } from "@playwright/test";

import { visitor } from "../support/clients/visitor";

for (const path of [
  "/town-prompts",
  "/api/public-prompts",
  "/feeds/all.xml",
  "/terms",
  "/embed/no-such-prompt",
])
  test(`${path} reports the database's time, but no row or query counts`, async ({ request }) => {
    const headers = (await request.get(path, { headers: visitor() })).headers();
    expect(headers["server-timing"]).toMatch(/^db;dur=\d+, total;dur=\d+$/);
  });

test("writes report no time, which could reveal an account", async ({ request }) => {
  for (const [path, form] of [
    ["/auth/reset", { email: "nobody@example.com" }],
    ["/auth", { email: "nobody@example.com", password: "not a password" }],
  ] as const) {
    const response = await request.post(path, { headers: visitor(), form, maxRedirects: 0 });
    expect(response.headers()["server-timing"], path).toBeUndefined();
  }
});
