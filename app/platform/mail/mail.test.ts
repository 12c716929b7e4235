import { expect, test } from "vitest";

import { type Email, loggedMail, type SentEmail } from "./mail";

const email: Email = {
  to: "hanako@example.com",
  language: "ja",
  kind: "password_reset",
  link: "https://town.example/auth/new-password?token=secret",
};

test("an email is logged with its kind and language, not its recipient", async () => {
  const told: SentEmail[] = [];
  await loggedMail({ send: async () => {} }, (sent) => told.push(sent)).send(email);
  expect(told).toEqual([
    { kind: "password_reset", language: "ja", sent: true, milliseconds: expect.any(Number) },
  ]);
});

test("an email that cannot be sent is logged, and throws the same error", async () => {
  const told: SentEmail[] = [];
  const refuse = async () => {
    throw new Error("The mail service answered 500.");
  };
  const mail = loggedMail({ send: refuse }, (sent) => told.push(sent));
  await expect(mail.send(email)).rejects.toThrow("answered 500");
  expect(told.map(({ sent }) => sent)).toEqual([false]);
});
