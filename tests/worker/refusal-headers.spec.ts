import { gzipSync } from "node:zlib";

import { arrangeCall } from "../contract/arrange-call";
import { additions, calls } from "../contract/calls";
import { sender } from "../generated/send";
import { checkEach } from "../support/check-each";
import { requestTo } from "../support/clients/request-to";
import { expect, test } from "../support/clients/clients";
import { refusal } from "../support/factories/library-client";
import { siteForms } from "../support/clients/site-forms";
import { addressOf, siteRoutes } from "../support/clients/site-routes";
import { visitor } from "../support/clients/visitor";

const challenge = 'Bearer realm="Prompt Town"';

test("every member call returns 401 with how to authenticate", { tag: "@promise-13d" }, async ({ visit }) => {
  const client = await visit();
  const ofMembers = [...calls, ...additions].filter(({ forMembers }) => forMembers);
  await checkEach(
    ofMembers,
    ({ call }) => call,
    async ({ method, path }) => {
      const address = path.replaceAll(/\{\w+\}/g, "0".repeat(22));
      const response = await client.fetch(address, { method, headers: visitor() });
      expect(await refusal(response)).toEqual([401, "unauthenticated"]);
      expect(response.headers()["www-authenticate"]).toBe(challenge);
    },
  );
});

test("a wrong token is named in WWW-Authenticate, another scheme is not", async ({ visit, member }) => {
  const stranger = await visit();
  const headers = { ...visitor(), Authorization: "Bearer pt_x" };
  const wrong = await stranger.get("/api/prompts", { headers });
  expect(wrong.headers()["www-authenticate"]).toBe(`${challenge}, error="invalid_token"`);
  const idToken = await stranger.post("/api/auth/session", { headers: visitor(), data: { idToken: "x" } });
  expect(await refusal(idToken)).toEqual([401, "id_token_invalid"]);
  expect(idToken.headers()["www-authenticate"]).toBe(challenge);
  // Responses 200 and 404 ask for no authentication.
  const { client } = await member();
  for (const [path, status] of [
    ["/api/prompts", 200],
    ["/api/nothing", 404],
  ] as const) {
    const response = await client.get(path, { headers: visitor() });
    expect([response.status(), response.headers()["www-authenticate"]]).toEqual([status, undefined]);
  }
});

test("a page sends no WWW-Authenticate: browsers would ask for a password", async ({ visit }) => {
  const client = await visit();
  const form = { originalInput: "a letter" };
  for (const path of ["/dashboard/new", "/dashboard/new.data"]) {
    const page = await client.post(path, { headers: visitor(), form });
    expect([page.status(), page.headers()["www-authenticate"]]).toEqual([401, undefined]);
  }
  const signIn = await client.post("/auth", {
    headers: visitor(),
    form: { email: "nobody@example.com", password: "wrong-wrong-wrong" },
  });
  expect([signIn.status(), signIn.headers()["www-authenticate"]]).toEqual([401, undefined]);
});

test("every call refuses a compressed body", { tag: "@promise-13d" }, async ({ member }) => {
  const taking = calls.filter(({ payload }) => payload);
  await checkEach(
    taking,
    ({ call }) => call,
    async (call) => {
      const { client } = await member();
      const { send, payload } = await arrangeCall(call, client);
      const json = { "Content-Type": "application/json" };
      const bytes = gzipSync(JSON.stringify(payload));
      for (const coding of ["gzip", "GZIP, identity", "x"]) {
        const response = await send(client, {
          payload: bytes,
          headers: { ...json, "Content-Encoding": coding },
        });
        expect(await refusal(response), coding).toEqual([415, "encoded_body"]);
        expect(response.headers()["accept-encoding"]).toBe("identity");
      }
      const plain = { ...json, "Content-Encoding": "identity" };
      const taken = await send(client, { payload: JSON.stringify(payload), headers: plain });
      expect(taken.status()).toBe(call.status ?? 200);
      const form = await send(client, { payload: "a=b", headers: { "Content-Type": "text/plain" } });
      expect([form.status(), form.headers()["accept-encoding"]]).toEqual([415, undefined]);
    },
  );
});

test("a compressed form is refused, and nothing is done", async ({ visit, baseURL }) => {
  const { send, close } = sender(baseURL!, 2);
  const { cookies } = await (await visit()).storageState();
  expect(cookies).toEqual([]);
  for (const path of ["/generate", "/auth", "/auth/register", "/auth/reset", "/auth/new-password"]) {
    const route = siteRoutes.find((one) => one.path === path)!;
    const form = new URLSearchParams({ ...siteForms[path], email: "a@example.com" });
    const response = await send(
      requestTo(addressOf(route, {}), {
        method: "POST",
        headers: {
          "Content-Type": "application/x-www-form-urlencoded",
          "Content-Encoding": "gzip",
          "Accept-Language": "en",
        },
        body: gzipSync(form.toString()),
      }),
    );
    expect([response.status, response.headers["accept-encoding"]], path).toEqual([415, "identity"]);
    expect(response.text).toContain("Compressed bodies are not accepted.");
  }
  close();
});
