import type { Transport } from "./mail";

interface ResendSettings {
  apiKey: string;
  /** `https://api.resend.com` unless set. */
  baseUrl?: string;
  /** Longest wait for the service's answer, in milliseconds. */
  timeoutMs?: number;
}

/**
 * Sends by the HTTP API of Resend, once, without a retry. Errors: a plain error with the status, without the answer's
 * body, since it may repeat the email; another when no answer comes in time.
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
        // Resend answers 403 to a request without one, and Workers send none of their own.
        "User-Agent": "prompt-town",
      },
      body: JSON.stringify({ from, to: [to], subject, text, html }),
      // A redirect would carry the key elsewhere.
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
