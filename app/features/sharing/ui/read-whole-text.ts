import { href } from "react-router";

import type { Template } from "~/domain/variable-definitions";

/** The timeout of the whole text, in milliseconds. */
const patience = 15_000;

/** Loads the whole text of a shared prompt, filled with its defaults; rejects after a failure. */
export async function readWholeText(shareId: string): Promise<string> {
  const address = href("/api/prompts/:promptId", { promptId: shareId });
  const response = await fetch(address, { signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const { prompt } = (await response.json()) as { prompt: Template };
  const { filledText } = await import("~/domain/variable-definitions");
  return filledText(prompt);
}
