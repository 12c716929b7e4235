import { useEffect, useEffectEvent, useRef, useState } from "react";
import { href } from "react-router";

import type { Template } from "~/domain/variable-definitions";

import type { CardPrompt } from "../card-prompt";

/** The timeout of the whole text, in milliseconds. */
const patience = 15_000;

/** The whole text of a card with a truncated text. */
export interface WholeText {
  /** Null: not loaded yet. */
  text: string | null;
  loading: boolean;
  /** The request failed; it may be repeated. */
  failed: boolean;
  /** Loads the whole text, once; rejects after a failure. */
  read: () => Promise<string>;
}

interface Found {
  version: number;
  text: string | null;
}

/** Loads the whole text of a card on demand, and again after the prompt has changed. */
export function useWholeText({ shareId, excerpt, isWhole, version }: CardPrompt): WholeText {
  const asked = useRef<{ version: number; text: Promise<string> }>(null);
  const [waitingFor, setWaitingFor] = useState<number>();
  const [found, setFound] = useState<Found>();

  const read = () => {
    if (isWhole) return Promise.resolve(excerpt);
    if (asked.current?.version !== version) {
      const text = fetchText(shareId);
      asked.current = { version, text };
      setWaitingFor(version);
      const settle = (answer: string | null) => {
        if (asked.current?.text !== text) return;
        if (answer === null) asked.current = null;
        setFound({ version, text: answer });
        setWaitingFor(undefined);
      };
      text.then(settle, () => settle(null));
    }
    return asked.current.text;
  };

  const readAgain = useEffectEvent((current: number) => {
    if (asked.current && asked.current.version !== current) read().catch(() => undefined);
  });
  useEffect(() => readAgain(version), [version]);

  const loading = waitingFor === version;
  const answer = found?.version === version ? found : undefined;
  return {
    text: isWhole ? excerpt : (answer?.text ?? null),
    loading,
    failed: !isWhole && !loading && answer?.text === null,
    read,
  };
}

async function fetchText(shareId: string): Promise<string> {
  const address = href("/api/prompts/:promptId", { promptId: shareId });
  const response = await fetch(address, { signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const { prompt } = (await response.json()) as { prompt: Template };
  const { filledText } = await import("~/domain/variable-definitions");
  return filledText(prompt);
}
