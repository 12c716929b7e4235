import { expect, test } from "../support/clients/clients";

test("a page of any site may read the response of a sign-in, refusals too, and asking for it is not counted", async ({
  visit,
}) => {
  const client = await visit();
  const headers = { Origin: "https://inspector.example" };
  const preflight = { ...headers, "Access-Control-Request-Method": "POST" };
  for (let time = 0; time < 40; time += 1)
    expect((await client.fetch("/oauth/register", { method: "OPTIONS", headers: preflight })).status()).toBe(
      204,
    );
  const responses = [
    await client.post("/oauth/register", {
      headers,
      data: { redirect_uris: ["https://inspector.example/"] },
    }),
    await client.post("/oauth/register", { headers, form: { a: "b" } }),
    await client.post("/oauth/register", { headers, data: { client_name: "x".repeat(100_000) } }),
    await client.post("/oauth/token", { headers, data: "{}" }),
    await client.post("/oauth/token", { headers, form: { code: "x".repeat(100_000) } }),
    await client.get("/oauth/register", { headers }),
    await client.get("/.well-known/oauth-authorization-server", { headers }),
    await client.get("/.well-known/oauth-protected-resource/mcp", { headers }),
  ];
  expect(responses[0]!.status()).toBe(201);
  for (const response of responses) {
    const allowed = response.headers()["access-control-allow-origin"];
    expect(["*", headers.Origin], `${response.url()} ${response.status()}`).toContain(allowed);
  }
});
