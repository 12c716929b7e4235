import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";

import { randomIds } from "../ids";
import { writtenMail, type Email } from "./mail";
import { listOutbox, outboxTransport } from "./outbox-transport.server";

declare global {
  namespace Cloudflare {
    interface Env {
      CACHE: KVNamespace;
    }
  }
}

const email: Email = {
  to: "ada@example.com",
  language: "en",
  kind: "email_verification",
  link: "https://town.example/auth/verify?token=abc",
};

let now = new Date("2040-05-01T12:00:00Z");

const mail = writtenMail({
  transport: outboxTransport({ kv: env.CACHE, clock: { now: () => now }, ids: randomIds }),
  write: ({ kind, link }) => ({
    subject: `About ${kind}`,
    text: `Open it:\n${link}\nBye.`,
    html: "<p>Open it</p>",
  }),
  from: "Prompt Town <town@town.example>",
});

afterEach(() => {
  vi.restoreAllMocks();
});

test("emails are in the outbox as text, newest first, whatever the length of the timestamp", async () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  for (const [time, to] of [
    ["2040-05-01T12:00:00.000Z", "first@example.com"],
    ["2040-05-01T12:00:00.009Z", "second@example.com"],
    ["2290-01-01T00:00:00.000Z", "last@example.com"],
    ["2040-05-01T12:00:00.010Z", "third@example.com"],
  ] as const) {
    now = new Date(time);
    await mail.send({ ...email, to });
  }
  const mails = await listOutbox(env.CACHE);
  expect(mails.map(({ to }) => to)).toEqual([
    "last@example.com",
    "third@example.com",
    "second@example.com",
    "first@example.com",
  ]);
  expect(mails.at(-1)).toEqual({
    from: "Prompt Town <town@town.example>",
    to: "first@example.com",
    subject: "About email_verification",
    text: `Open it:\n${email.link}\nBye.`,
    html: "<p>Open it</p>",
    link: email.link,
    sentAt: "2040-05-01T12:00:00.000Z",
  });
  expect(log.mock.calls[0]).toEqual([`Mail to first@example.com: About email_verification ${email.link}`]);
});

test("a message is in the outbox for a day", async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  await mail.send(email);
  const { keys } = await env.CACHE.list({ prefix: "mail:" });
  const inADay = Date.now() / 1_000 + 24 * 60 * 60;
  expect(keys.length).toBeGreaterThan(0);
  for (const { expiration } of keys) {
    expect(expiration).toBeGreaterThan(inADay - 600);
    expect(expiration).toBeLessThan(inADay + 600);
  }
});
