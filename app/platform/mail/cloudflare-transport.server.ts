import type { Transport } from "./mail";

/**
 * Sends by the `send_email` binding of Cloudflare Email Service. Errors: a plain error with only the service's code,
 * since its message may contain the recipient's address.
 */
export function cloudflareTransport(binding: Pick<SendEmail, "send">): Transport {
  return async ({ from, ...message }) => {
    await binding.send({ from: readSender(from), ...message }).catch((error: unknown) => {
      const code = (error as { code?: unknown } | null)?.code;
      throw new Error(`The mail service refused an email: ${typeof code === "string" ? code : "no code"}.`);
    });
  };
}

/** The binding takes name and address separately. */
function readSender(from: string): string | EmailAddress {
  const [, name = "", email] = /^([^<]*)<([^<>]+)>$/.exec(from.trim()) ?? [];
  return name.trim() && email ? { name: name.trim(), email } : (email ?? from);
}
