import { expect, type APIRequestContext, type APIResponse } from "@playwright/test";

import { faultsHeader } from "../../faults/faults";

import { visitor } from "./visitor";

/** Headers of one request whose bindings fail so. */
export const failing = (order: string, language = "ja") => ({
  ...visitor(),
  [faultsHeader]: order,
  "Accept-Language": language,
});

/** What no answer may hold: an error's own words, SQL, a stack, the name of a part. */
const inner =
  /injected|select "|insert into|delete from|\bD1_|D1Session|Error:|\n\s+at |"stack"|Unexpected Server/i;

/** A failure as people hear of it: its status, a number to quote, the headers of every answer, and nothing of the inside. */
export async function expectFailure(response: APIResponse, status = 500): Promise<string> {
  const text = await response.text();
  expect(response.status(), text).toBe(status);
  expect(text).not.toMatch(inner);
  expect(response.headers()["x-request-id"]).toBeTruthy();
  expect(response.headers()["content-security-policy"]).toBeTruthy();
  expect(response.headers()["cache-control"] ?? "").not.toContain("public");
  return text;
}

/** All that the API shows a member of what is theirs. */
export const everything = (client: APIRequestContext) =>
  Promise.all(
    ["prompts", "folders", "tags", "profile", "my-town-prompts", "auth/session"].map(async (path) =>
      (await client.get(`/api/${path}`, { headers: visitor() })).json(),
    ),
  );
