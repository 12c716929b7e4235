import { expect, test } from "vitest";

import { failureOf } from "../../../tests/support/factories/set-up-model";
import { formTarget } from "./form-target";

test.each([
  ["https://app.example/callback", "https://app.example"],
  ["https://APP.example:8443/callback?a=b", "https://app.example:8443"],
  ["http://127.0.0.1:51234/callback", "http://127.0.0.1:51234"],
  ["http://localhost/callback", "http://localhost"],
  ["https://街.example/callback", "https://xn--15q.example"],
  ["http://[::1]:8080/callback", "http:"],
])("the form may lead to %s", (address, source) => {
  expect(formTarget(address)).toBe(
    source.replace("xn--15q", new URL("https://街.example").hostname.split(".")[0]!),
  );
});

test.each([
  "https://*.example/callback",
  "https://*/callback",
  "https://app.example;script-src/callback",
  "https://app.example,evil.example/callback",
  "https://'unsafe-inline'/callback",
  "https://a$b.example/callback",
  "https://[2001:db8::1]/callback",
  "http://[::ffff:127.0.0.1]/callback",
  "cursor://anysphere.cursor-mcp/callback",
  "data:text/html,x",
])("no form may lead to %s", async (address) => {
  expect((await failureOf(Promise.resolve().then(() => formTarget(address)))).code).toBe(
    "oauth_request_invalid",
  );
});
