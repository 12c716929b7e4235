import { expect, test } from "@playwright/test";

import { visitor } from "../support/clients/visitor";

for (const path of [
  "/town-prompts",
  "/api/public-prompts",
  "/feeds/all.xml",
  "/terms",
  "/embed/no-such-prompt",
])
  test(`${path} tells how long the database took, and not how many rows it found or how often it asked`, async ({
    request,
  }) => {
    const headers = (await request.get(path, { headers: visitor() })).headers();
    expect(headers["server-timing"]).toMatch(/^db;dur=\d+, total;dur=\d+$/);
  });

test("no write tells its time, which would tell whether there is an account", async ({ request }) => {
  for (const [path, form] of [
    ["/auth/reset", { email: "nobody@example.com" }],
    ["/auth", { email: "nobody@example.com", password: "not a password" }],
  ] as const) {
    const response = await request.post(path, { headers: visitor(), form, maxRedirects: 0 });
    expect(response.headers()["server-timing"], path).toBeUndefined();
  }
});
