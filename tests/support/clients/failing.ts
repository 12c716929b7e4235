import { expect, type APIRequestContext, type APIResponse } from "@playwright/test";

import { faultsHeader } from "../../faults/faults";

import { visitor } from "./visitor";

/** Headers that order faults in the bindings for one request. */
export const failing = (order: string, language = "ja") => ({
  ...visitor(),
  [faultsHeader]: order,
  "Accept-Language": language,
});

/** Internals that no response may contain: error messages, SQL, stack traces, names of bindings. */
const inner =
  /injected|select "|insert into|delete from|\bD1_|D1Session|Error:|\n\s+at |"stack"|Unexpected Server/i;

/** Expects a server error with its status, request id and common headers, and without internals. */
export async function expectFailure(response: APIResponse, status = 500): Promise<string> {
  const text = await response.text();
  expect(response.status(), text).toBe(status);
  expect(text).not.toMatch(inner);
  expect(response.headers()["x-request-id"]).toBeTruthy();
  expect(response.headers()["content-security-policy"]).toBeTruthy();
  expect(response.headers()["cache-control"] ?? "").not.toContain("public");
  return text;
}

/** Everything that the API shows a member of their own. */
export const everything = (client: APIRequestContext) =>
  Promise.all(
    ["prompts", "folders", "tags", "profile", "my-town-prompts", "auth/session"].map(async (path) =>
      (await client.get(`/api/${path}`, { headers: visitor() })).json(),
    ),
  );
