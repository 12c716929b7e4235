import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { z } from "zod";

import { bearerContext, requestIdContext, servicesContext } from "~/context";
import type { Services } from "~/services";

import { endpoint } from "./endpoint.server";
import { keptMemberMethod } from "./method.server";

/** Asks an endpoint with a query parameter `page`, as this member. */
function asker(run: (call: object) => unknown) {
  const { loader } = endpoint({
    GET: keptMemberMethod({
      name: crypto.randomUUID(),
      query: {
        schema: z.object({ page: z.string().default("1") }),
        read: (parameters) => ({ page: parameters.get("page") ?? undefined }),
      },
      answer: z.array(z.string()),
      dataVersion: () => () => "1",
      run: async (call) => run(call) as string[],
    }),
  });
  return async (address: string, memberId = "ada") => {
    const url = new URL(address, "https://town.example");
    const context = new RouterContextProvider();
    context.set(requestIdContext, "r1");
    context.set(servicesContext, {} as Services);
    const member = { id: memberId, email: "ada@town.example", emailVerified: true };
    context.set(bearerContext, { member, scope: "read", isConnection: false });
    const request = new Request(url);
    const response = await loader({ request, url, context, params: {}, pattern: "/list" } as never);
    return (await response.json()) as unknown;
  };
}

test("a method whose answers are kept sees of the call only what the key of its answer has", async () => {
  const ask = asker((call) => {
    const { services: _, headers: __, ...seen } = call as Record<string, unknown>;
    return [JSON.stringify(seen)];
  });
  const asked = { path: "/list", params: {}, query: { page: "2" }, viewer: { id: "ada" } };
  for (let count = 0; count < 3; count += 1)
    expect(await ask("/list?page=2&other=1")).toEqual([JSON.stringify(asked)]);
});

test("a call that differs in path, query or member has its own answer, however often each was asked", async () => {
  const ask = asker((call) => [JSON.stringify(Object.values(call).slice(0, 4))]);
  const calls: [string, string?][] = [["/list"], ["/list?page=2"], ["/other"], ["/list", "eve"]];
  const answers = [];
  for (let count = 0; count < 3; count += 1)
    for (const [address, member] of calls) answers.push(JSON.stringify(await ask(address, member)));
  expect(new Set(answers).size).toBe(calls.length);
});

test("a streamed list is answered whole and never kept", async () => {
  let made = 0;
  async function* items() {
    made += 1;
    yield `${made}`;
  }
  const ask = asker(items);
  const answers = [];
  for (let count = 0; count < 3; count += 1) answers.push(await ask("/list"));
  expect(answers).toEqual([["1"], ["2"], ["3"]]);
});
