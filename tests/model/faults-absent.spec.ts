import { expect, test } from "@playwright/test";

import { failing } from "../support/clients/failing";

test("faults cannot be requested unless switched on", { tag: "@promise-30a" }, async ({ request }) => {
  const headers = failing("db=error, search=error, cache=error, files=error, images=error");
  for (const path of ["/api/prompts/count", "/api/public-prompts?search=a", "/town-prompts"])
    expect((await request.get(path, { headers })).status(), path).toBe(200);
});
