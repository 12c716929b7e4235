import type { Transport } from "./mail";

interface ResendSettings {
  apiKey: string;
  /** Default: `https://api.resend.com`. */
  baseUrl?: string;
  /** Timeout of the service's response, in milliseconds. */
  timeoutMs?: number;
}

/**
 * Sends by the HTTP API of Resend, once, without a retry. Errors: a plain error with the status, without the response
 * body, since it may repeat the email; another at a timeout.
 */
export function resendTransport({
  apiKey,
  baseUrl = "https://api.resend.com",
  timeoutMs = 10_000,
}: ResendSettings): Transport {
  return async ({ from, to, subject, text, html }) => {
    const response = await fetch(`${baseUrl}/emails`, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${apiKey}`,
        "Content-Type": "application/json",
        // Resend returns 403 to a request without a User-Agent, and Workers send none by default.
        "User-Agent": "prompt-town",
      },
      body: JSON.stringify({ from, to: [to], subject, text, html }),
      // A redirect would send the key elsewhere.
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      const timedOut = (error as { name?: unknown } | null)?.name === "TimeoutError";
      throw new Error(
        timedOut
          ? `The mail service did not answer within ${timeoutMs} ms.`
          : "The mail service cannot be reached.",
      );
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The mail service answered ${response.status}.`);
  };
}
