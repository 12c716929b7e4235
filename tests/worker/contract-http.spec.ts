import type { APIResponse } from "@playwright/test";

import { rateLimitPolicy } from "~/http/rate-limits.server";

import { arrangeCall, arrangeCalls } from "../contract/arrange-call";
import { calls, endpointsByPath, type Call } from "../contract/calls";
import { expect, test } from "../contract/people";
import { checkEach } from "../support/check-each";
import { setCookies } from "../support/clients/clients";
import { inTurn } from "../support/in-turn";
import { refusal } from "../support/factories/library-client";
import { visitor } from "../support/clients/visitor";

const elsewhere = { Origin: "https://elsewhere.example" };

/** The CORS headers of a response. */
const crossOrigin = (response: APIResponse) =>
  Object.fromEntries(
    Object.entries(response.headers()).filter(([name]) => name.startsWith("access-control-")),
  );

const order = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

const offeredBy = (endpoints: { method: string }[]) => {
  const methods = endpoints.map(({ method }) => method);
  return order.filter((verb) => methods.includes(verb === "HEAD" ? "GET" : verb));
};

const orphaned = "0".repeat(22);
const templateOf = ({ path }: { path: string }) => path;
const addressOf = (template: string) => template.replaceAll(/\{\w+\}/g, orphaned);

test("every path of the API serves its methods and no other", async ({ people: { owner } }) => {
  await checkEach(endpointsByPath, templateOf, async ({ path, endpoints }, at) => {
    const offered = offeredBy(endpoints);
    const others = order.filter((verb) => !offered.includes(verb));
    for (const method of inTurn(others, at)) {
      const response = await owner.fetch(addressOf(path), { method, headers: visitor() });
      expect([response.status(), response.headers().allow], method).toEqual([405, offered.join(", ")]);
      if (method !== "HEAD") expect((await response.json()).code, method).toBe("method_not_allowed");
    }
  });
});

test("every path of the API lists its methods to other sites", async ({ people: { stranger } }) => {
  await checkEach(endpointsByPath, templateOf, async ({ path, endpoints }) => {
    const open = order.filter((verb) =>
      endpoints.some(({ method, fromAnywhere }) => fromAnywhere && method === verb),
    );
    const headers = { ...elsewhere, "Access-Control-Request-Method": endpoints[0]!.method };
    const response = await stranger.fetch(addressOf(path), { method: "OPTIONS", headers });
    expect([response.status(), response.headers().allow]).toEqual([204, offeredBy(endpoints).join(", ")]);
    expect(setCookies(response)).toEqual([]);
    expect(crossOrigin(response)).toEqual(
      open.length === 0
        ? {}
        : {
            "access-control-allow-origin": "*",
            "access-control-allow-methods": open.join(", "),
            "access-control-allow-headers": "Authorization, Content-Type, If-None-Match",
            "access-control-max-age": "86400",
          },
    );
  });
});

const writing = calls.filter(({ method }) => method !== "GET");
const reading = calls.filter(({ method }) => method === "GET");
const nameOf = ({ call }: { call: Call }) => call.call;

test(
  "every writing call accepts JSON from this site only, or a form where the table says so",
  { tag: ["@promise-13a", "@promise-13b"] },
  async ({ people: { owner } }) => {
    await checkEach(
      writing,
      ({ call }) => call,
      async (call, at) => {
        const { payload = {}, send } = await arrangeCall(call, owner);
        const fields = Object.fromEntries(
          Object.entries(payload).map(([name, value]) => [name, String(value)]),
        );
        const multipart = await send(owner, { multipart: fields });
        expect(multipart.status()).toBe(call.form ? 200 : 415);
        for (const type of inTurn(["text/plain", "application/x-www-form-urlencoded"], at)) {
          const headers = { "Content-Type": type };
          const refused = await send(owner, { payload: JSON.stringify(payload), headers });
          expect(await refusal(refused), type).toEqual([415, "unsupported_media_type"]);
          expect(refused.headers()["content-type"]).toBe("application/json");
        }
        const foreign = await send(owner, { headers: elsewhere });
        expect(await refusal(foreign)).toEqual([403, "cross_origin"]);
        expect(crossOrigin(foreign)).toEqual({});
        expect(foreign.headers()["cache-control"]).toBe("private, no-store");
      },
    );
  },
);

test("every reading call is sent again only when changed, and to other sites unless it is for members", async ({
  people: { owner, stranger },
}) => {
  const arranged = await arrangeCalls(reading, owner);
  await checkEach(arranged, nameOf, async ({ call, send }) => {
    const isPublic = !call.forMembers;
    for (const client of isPublic ? [stranger, owner] : [owner]) {
      const first = await send(client);
      expect(first.headers()["cache-control"]).toBe(
        client === stranger ? "public, no-cache" : "private, no-store",
      );
      if (client === stranger) expect(first.headers().vary).toContain("Cookie");
      const query = call.streams ? "?page=1" : "";
      expect(call.streams && first.headers().etag).toBeFalsy();
      // Other tests may change public data between two reads.
      await expect(async () => {
        const whole = await send(client, { query });
        const { etag } = whole.headers();
        expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
        const again = await send(client, { query, headers: { "If-None-Match": etag! } });
        expect([again.status(), await again.text(), again.headers().etag]).toEqual([304, "", etag]);
        const head = await send(client, { query, method: "HEAD" });
        expect([head.status(), await head.text()]).toEqual([200, ""]);
        for (const name of ["content-type", "etag", "cache-control", "ratelimit-policy"])
          expect(head.headers()[name], name).toBe(whole.headers()[name]);
        const stale = await send(client, { query, headers: { "If-None-Match": '"x"' } });
        expect([stale.status(), await stale.text()]).toEqual([200, await whole.text()]);
      }).toPass();
      const any = await send(client, { query, headers: { "If-None-Match": "*" } });
      expect(any.status()).toBe(304);
    }
    // For the pages of every site; members' calls for this site's only.
    const responses = [await send(owner, { headers: elsewhere })];
    if (!call.forMembers) responses.push(await send(stranger, { headers: elsewhere }));
    if (call.invalid) responses.push(await send(owner, { query: call.invalid.query, headers: elsewhere }));
    for (const response of responses)
      expect(crossOrigin(response)).toEqual(
        call.forMembers
          ? {}
          : {
              "access-control-allow-origin": "*",
              "access-control-expose-headers": expect.stringContaining("Link"),
            },
      );
  });
});

test("a rate-limited response states the limit and when to try again", async ({ visit }) => {
  const client = await visit();
  const knock = () => client.post("/api/auth/session", { data: { idToken: "x" } });
  const policy = rateLimitPolicy("signIn");
  expect(policy).toBe('"signIn";q=10;w=60');
  // A new minute allows ten more.
  for (let count = 1; count <= 21; count += 1) {
    const response = await knock();
    const { "ratelimit-policy": told, ratelimit, "retry-after": wait } = response.headers();
    expect(told).toBe(policy);
    if (response.status() === 401) {
      expect([ratelimit, wait]).toEqual([undefined, undefined]);
      continue;
    }
    expect(count).toBeGreaterThan(10);
    expect(await refusal(response)).toEqual([429, "rate_limited"]);
    expect([ratelimit, wait]).toEqual(['"signIn";r=0;t=60', "60"]);
    return;
  }
  throw new Error("Nothing was refused.");
});
