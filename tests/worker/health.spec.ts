import { expect, test } from "../contract/people";
import { expectFailure, failing } from "../support/clients/failing";
import { visitor } from "../support/clients/visitor";

const sound = { database: "ok", search: "ok", cache: "ok", files: "ok" };

test("the health check reports every part working, and is not cached", async ({ people }) => {
  const response = await people.stranger.get("/healthz", { headers: visitor() });
  expect([response.status(), await response.json()]).toEqual([200, { status: "ok", parts: sound }]);
  expect(response.headers()["cache-control"]).toBe("no-store");
  const brief = await people.stranger.head("/healthz", { headers: visitor() });
  expect([brief.status(), await brief.text()]).toEqual([200, ""]);
  expect((await people.stranger.post("/healthz", { headers: visitor() })).status()).toBe(405);
});

for (const [binding, part] of [
  ["db", "database"],
  ["search", "search"],
  ["cache", "cache"],
  ["files", "files"],
])
  test(`a failing ${binding} is the only detail of the health check`, async ({ people }) => {
    const response = await people.stranger.get("/healthz", { headers: failing(`${binding}=error`) });
    const body = JSON.parse(await expectFailure(response, 503));
    expect(body).toEqual({ status: "failed", parts: { ...sound, [part!]: "failed" } });
    expect(response.headers()["cache-control"]).toBe("no-store");
  });

test("the health check does not wait for a part without a response", async ({ people }) => {
  const response = await people.stranger.get("/healthz", { headers: failing("files=silent") });
  expect(JSON.parse(await expectFailure(response, 503)).parts.files).toBe("failed");
});

test("the health check ignores sessions: none begins or is extended", async ({ people }) => {
  const response = await people.owner.get("/healthz", { headers: visitor() });
  expect(await response.json()).toEqual({ status: "ok", parts: sound });
  expect(response.headers()["set-cookie"]).toBeUndefined();
});
