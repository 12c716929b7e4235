import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { startResendServer, type ResendServer } from "../../../tests/support/servers/resend-server";
import type { Message } from "./mail";
import { resendTransport } from "./resend-transport.server";

let server: ResendServer;
beforeAll(async () => {
  server = await startResendServer();
});
beforeEach(() => {
  server.replies.length = 0;
  server.calls.length = 0;
});
afterAll(() => server.close());

const message: Message = {
  from: "Prompt Town <town@town.example>",
  to: "ada@example.com",
  subject: "ようこそ",
  text: "https://town.example/auth/verify?token=secret",
  html: "<p>ようこそ</p>",
};

const send = (settings: { timeoutMs?: number; baseUrl?: string } = {}) =>
  resendTransport({ apiKey: "re_secret", baseUrl: server.url, ...settings })(message);

const failureOf = (promise: Promise<void>) =>
  promise.then(
    () => "It did not fail.",
    (error: unknown) => String(error),
  );

test("a message goes out with the key, a user agent and one recipient", async () => {
  await send();
  expect(server.calls).toHaveLength(1);
  const [call] = server.calls;
  expect(call).toMatchObject({
    method: "POST",
    path: "/emails",
    headers: {
      authorization: "Bearer re_secret",
      "content-type": "application/json",
      "user-agent": "prompt-town",
    },
  });
  expect(call?.body).toEqual({ ...message, to: ["ada@example.com"] });
});

test.each([302, 401, 422, 429, 500])(
  "status %i is an error that names the status only, without a retry",
  async (status) => {
    server.replies.push(status);
    expect(await failureOf(send())).toBe(`Error: The mail service answered ${status}.`);
    expect(server.calls).toHaveLength(1);
  },
);

test("a service without a response is given up", async () => {
  server.replies.push("hang");
  expect(await failureOf(send({ timeoutMs: 50 }))).toBe(
    "Error: The mail service did not answer within 50 ms.",
  );
});

test("an unreachable service is an error without the message", async () => {
  const gone = await startResendServer();
  await gone.close();
  expect(await failureOf(send({ baseUrl: gone.url }))).toBe("Error: The mail service cannot be reached.");
});
