import { href } from "react-router";

/** Time for the text to arrive, in milliseconds. */
const patience = 10_000;

const ask = (promptId: string, options: RequestInit) =>
  fetch(href("/dashboard/prompts/:promptId/text", { promptId }), {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    redirect: "manual",
    ...options,
  });

/** The text of one of the member's prompts, to copy; noted as its use. */
export async function fetchText(promptId: string): Promise<string> {
  const response = await ask(promptId, { signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`text: ${response.status}`);
  const { text } = (await response.json()) as { text: string };
  return text;
}

/** Notes a use of a prompt whose text is here already; without a network it goes unnoted. */
export function noteUse(promptId: string): void {
  ask(promptId, { keepalive: true }).catch(() => undefined);
}
