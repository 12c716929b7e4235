import { EventSourceParserStream } from "eventsource-parser/stream";
import { useEffect, useReducer, useRef } from "react";
import { useTranslation } from "react-i18next";
import { href, useNavigate } from "react-router";

import { showToast } from "~/ui/toast-store";

import type { GeneratedPrompt, GenerationOrder, GenerationStage } from "../schema";
import { idle, nextGenerationState, type GenerationEvent } from "./generation-state";

const request = ({ purpose, use, deepThinking }: GenerationOrder) => ({
  input: purpose,
  isAutonomousAgent: use === "automation",
  isImageGeneration: use === "image",
  isVideoGeneration: use === "video",
  isDeepThinking: deepThinking,
});

/** A refusal that has a sentence for the reader. */
class Refusal extends Error {}

type Done = GeneratedPrompt & { draftId: string };

/** Runs one generation and tells its progress; null when the connection ended before the prompt did. */
async function generate(
  order: GenerationOrder,
  signal: AbortSignal,
  tell: (event: GenerationEvent) => void,
): Promise<Done | null> {
  const response = await fetch(href("/api/generate"), {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
    body: JSON.stringify(request(order)),
    signal,
  });
  if (!response.ok || !response.body) throw new Refusal(((await response.json()) as { error: string }).error);
  const events = response.body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const data: unknown = JSON.parse(next.value.data);
    switch (next.value.event) {
      case "stage":
        tell({ type: "stage", stage: data as GenerationStage });
        break;
      case "delta":
        tell({ type: "delta", delta: data as string });
        break;
      case "done":
        return data as Done;
      case "failed":
        throw new Refusal((data as { error: string }).error);
    }
  }
  return null;
}

/** Generates on the screen: progress while it works, the draft's own page when it is done. */
export function useGeneration() {
  const { t } = useTranslation("generator");
  const navigate = useNavigate();
  const [state, tell] = useReducer(nextGenerationState, idle);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Generates; `previous` is the prompt that is to be replaced by another. */
  async function start(order: GenerationOrder, previous?: string) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    tell({ type: "start" });
    try {
      const done = await generate(order, controller.signal, tell);
      if (done === null) return tell({ type: "fail", error: t("offline") });
      await navigate(`${href("/generate/:draftId", { draftId: done.draftId })}#result`);
      if (done.content === previous)
        showToast({ title: t("result.unchanged"), description: t("result.unchangedHint"), variant: "info" });
    } catch (thrown) {
      if (controller.signal.aborted) return;
      tell({ type: "fail", error: thrown instanceof Refusal ? thrown.message : t("offline") });
    }
  }

  function stop() {
    running.current?.abort();
    tell({ type: "stop" });
  }

  return { state, start, stop };
}
