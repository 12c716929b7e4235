import { connect } from "node:net";

import { requestTo } from "../support/clients/request-to";
import { siteRoutes, addressOf, isApi } from "../support/clients/site-routes";
import { checkEach } from "../support/check-each";
import { expect, sessionUser, test } from "../support/clients/clients";
import { createPrompt } from "../support/factories/library-client";
import { sender } from "../generated/send";
import { uniqueWord } from "../support/clients/publish-prompt";
import { refusalCode } from "../support/clients/refusal-code";
import { visitor } from "../support/clients/visitor";

const text = (body: string, type = "application/json") => ({
  body: Buffer.from(body),
  headers: { "Content-Type": type },
});

test(
  "an unknown method is refused by every route, and no input is repeated",
  { tag: "@promise-13c" },
  async ({ baseURL }) => {
    const { send, close } = sender(baseURL!, 8);
    await checkEach(
      siteRoutes,
      ({ path }) => path,
      async (route) => {
        const path = addressOf(route, {});
        for (const method of ["TRACE", "PROPFIND"]) {
          const response = await send(requestTo(path, { method, headers: { "X-Sent": "sent-by-me" } }));
          expect(
            [response.status, refusalCode(response.headers["content-type"], response.text)],
            method,
          ).toEqual([405, "method_not_allowed"]);
          expect(response.text + JSON.stringify(response.headers)).not.toContain("sent-by-me");
        }
        const options = await send(
          requestTo(path, { method: "OPTIONS", headers: { Origin: "https://evil.example" } }),
        );
        const isOfApps = /^\/(?:oauth\/(?:token|register)$|\.well-known\/)/.test(path);
        const answered = route.path.endsWith("*") ? 404 : 204;
        expect(options.status).toBe(isApi(route) || isOfApps ? answered : 405);
        expect(options.headers["access-control-allow-credentials"]).toBeUndefined();
      },
    );
    close();
  },
);

test("no header or field overrides the method", { tag: "@promise-13b" }, async ({ member }) => {
  const { client } = await member();
  const { id } = await createPrompt(client);
  const headers = {
    "X-HTTP-Method-Override": "DELETE",
    "X-HTTP-Method": "DELETE",
    "X-Method-Override": "DELETE",
  };
  const data = { _method: "DELETE" };
  for (const response of [
    await client.post(`/api/prompts/${id}?_method=DELETE`, { headers, data }),
    await client.post(`/api/prompts/${id}`, { headers }),
  ])
    expect(response.status()).toBe(405);
  expect((await client.patch(`/api/prompts/${id}?_method=DELETE`, { headers, data: {} })).status()).toBe(200);
  expect(await (await client.get("/api/prompts")).json()).toMatchObject([{ id }]);
});

test("neither value of a repeated header is trusted", { tag: "@promise-13c" }, async ({ baseURL }) => {
  const { hostname, port, origin } = new URL(baseURL!);
  const answers = (twice: string[]) =>
    new Promise<string>((resolve, reject) => {
      const body = '{"input":"a letter"}';
      const lines = [
        "POST /api/generate HTTP/1.1",
        `Host: ${hostname}:${port}`,
        "Connection: close",
        ...twice,
      ];
      const socket = connect(Number(port), hostname, () =>
        socket.write(`${lines.join("\r\n")}\r\nContent-Length: ${body.length}\r\n\r\n${body}`),
      );
      socket.setEncoding("utf8").on("data", resolve).on("error", reject);
    });
  const json = "Content-Type: application/json";
  for (const [status, ...twice] of [
    ["403", json, `Origin: ${origin}`, "Origin: https://evil.example"],
    ["403", json, "Origin: https://evil.example", `Origin: ${origin}`],
    ["403", json, "Sec-Fetch-Site: same-origin", "Sec-Fetch-Site: cross-site"],
    ["415", "Content-Type: text/plain", json],
    ["415", json, "Content-Type: text/plain", `Origin: ${origin}`],
    ["401", json, "Authorization: Bearer pt_x", "Authorization: Bearer pt_y"],
  ] as const)
    expect(await answers([...twice]), twice.join()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

test(
  "equivalent addresses reach one route: encoded, in capitals, with dots or slashes",
  { tag: "@promise-13c" },
  async ({ member, visit }) => {
    const { client } = await member();
    const secret = uniqueWord();
    const { id } = await createPrompt(client, { originalInput: secret });
    const reader = await visit();
    const telling: string[] = [];
    const paths = [
      "/api/prompts",
      "/API/prompts",
      "/api//prompts",
      "/api/prompts/",
      "/api/prompts/.",
      "/api/x/../prompts",
      "/%61pi/prompts",
      "/api%2Fprompts",
      "/api/prompts%2f",
      "/api/./prompts",
      "/embed/../api/prompts",
      "/embed/..%2fapi/prompts",
      "/embed/%2e%2e/api/prompts",
      "/dashboard",
      "/DASHBOARD",
      "/dashboard/",
      "/%64ashboard",
      "/dashboard.data",
      "/dashboard/_.data",
      "/dashboard.data?_routes=routes%2Fsite%2Fdashboard",
      "/dashboard.data?_routes=",
      "/embed/..%2fdashboard",
      "/assets/..%2fdashboard",
      `/dashboard/prompts/${id}`,
      `/dashboard/prompts/${id}.data?_routes=routes%2Flibrary%2Fprompt`,
      `/dashboard/prompts/%2e%2e/prompts/${id}`,
      `/embed/${id}`,
      `/prompts/${id}.data?_routes=routes%2Fshare%2Fprompt`,
    ];
    await checkEach(paths, String, async (path) => {
      const response = await reader.get(path, { headers: visitor() });
      expect(response.status()).toBeLessThan(500);
      expect(await response.text()).not.toContain(secret);
      const owners = await client.get(path, { headers: visitor() });
      if (!(await owners.text()).includes(secret)) return;
      telling.push(path);
      expect(owners.headers()["cache-control"]).toBe("private, no-store");
    });
    expect(telling).toEqual(expect.arrayContaining(["/api/prompts", "/dashboard", "/dashboard.data"]));
  },
);

test("range requests, repeated parameters and deep values get a whole response or a refusal", async ({
  member,
  visit,
  baseURL,
}) => {
  const { client } = await member();
  const reader = await visit();
  for (const Range of ["bytes=0-1", "bytes=-1", "bytes=5-1", "bytes=0-0,2-3,9-9", "x"])
    for (const path of ["/api/prompt-categories", "/robots.txt", "/terms"]) {
      const response = await reader.get(path, { headers: { Range, "If-Range": '"x"' } });
      expect(response.status(), `${path} ${Range}`).toBe(200);
    }
  const { send, close } = sender(baseURL!, 2);
  const depth = 100_000;
  for (const body of [
    "[".repeat(depth),
    "[".repeat(depth) + "]".repeat(depth),
    '{"input":'.repeat(20_000) + "1" + "}".repeat(20_000),
    '{"input":"a","input":{"$ref":"#"}}',
    '{"__proto__":{"isDeepThinking":false},"constructor":1}',
    '{"input":"a","__proto__":{"input":"b"}}',
    `{"input":${"9".repeat(400)}}`,
    '"\\ud800"',
    "\ufeff{}",
    "",
  ]) {
    const response = await send(requestTo("/api/generate", { method: "POST", ...text(body) }));
    expect([400, 422], `${body.slice(0, 30)}: ${response.text.slice(0, 200)}`).toContain(response.status);
  }
  const twice = '{"input":"a letter","isDeepThinking":false,"isDeepThinking":"x"}';
  expect((await send(requestTo("/api/generate", { method: "POST", ...text(twice) }))).status).toBe(422);
  for (const type of [
    "application/json, text/plain",
    "text/plain;application/json",
    "text/json",
    "application/json+x",
    "multipart/form-data",
    "application/x-www-form-urlencoded",
  ])
    expect(
      (await send(requestTo("/api/generate", { method: "POST", ...text('{"input":"a"}', type) }))).status,
      type,
    ).toBe(415);
  const long = await send(requestTo(`/api/tags?${"a=b&".repeat(2_000)}`));
  expect(long.status).toBeLessThan(500);
  close();
  expect(await sessionUser(client)).not.toBeNull();
});

test(
  "pages and calls accept any page number and any search",
  { tag: ["@promise-27a", "@promise-28a"] },
  async ({ member }) => {
    const { client } = await member();
    const pages = ["0", "-1", "9".repeat(21), "9".repeat(400), "1.5&page=2", "%00"];
    const words = ["%_", `'"*`, "NEAR(a b)", "scope : u_1", "%00", "%25".repeat(3_000)];
    const paths = siteRoutes
      .filter(({ parameters, path }) => parameters.length === 0 && path !== "/outbox")
      .flatMap((route) =>
        pages.map((page, index) => {
          const word = words[index]!;
          return `${addressOf(route, {})}?page=${page}&size=${page}&search=${word}&q=${word}&tag=${word}&folder=${word}&category=${word}`;
        }),
      );
    await checkEach(
      paths,
      (path) => path.slice(0, 200),
      async (path) => {
        const response = await client.get(path, { headers: visitor() });
        expect(response.status()).toBeLessThan(500);
      },
    );
  },
);
