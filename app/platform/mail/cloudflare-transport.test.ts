import { expect, test } from "vitest";

import { cloudflareTransport } from "./cloudflare-transport.server";
import type { Message } from "./mail";

const message: Message = {
  from: "Prompt Town <town@town.example>",
  to: "ada@example.com",
  subject: "Welcome",
  text: "Welcome",
  html: "<p>Welcome</p>",
};

function bindingThat(answer: () => Promise<{ messageId: string }>) {
  const sent: unknown[] = [];
  return {
    sent,
    send(email: unknown) {
      sent.push(email);
      return answer();
    },
  };
}

test("the binding gets the message, with the sender's name and address separate", async () => {
  const binding = bindingThat(async () => ({ messageId: "1" }));
  const send = cloudflareTransport(binding);
  await send(message);
  await send({ ...message, from: "town@town.example" });
  await send({ ...message, from: "<town@town.example>" });
  expect(binding.sent).toEqual([
    { ...message, from: { name: "Prompt Town", email: "town@town.example" } },
    { ...message, from: "town@town.example" },
    { ...message, from: "town@town.example" },
  ]);
});

test("a refusal is an error with the service's code, without its words", async () => {
  const refusal = Object.assign(new Error("ada@example.com is suppressed"), {
    code: "E_RECIPIENT_SUPPRESSED",
  });
  const send = cloudflareTransport(bindingThat(() => Promise.reject(refusal)));
  await expect(send(message)).rejects.toThrow(
    /^The mail service refused an email: E_RECIPIENT_SUPPRESSED\.$/,
  );
  const wordless = cloudflareTransport(bindingThat(() => Promise.reject(new Error("ada@example.com"))));
  await expect(wordless(message)).rejects.toThrow(/^The mail service refused an email: no code\.$/);
});
