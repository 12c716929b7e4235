import { useEffect, useReducer, useRef } from "react";
import { href, useNavigate, useParams, useSearchParams } from "react-router";

import { LostConnection, postForEvents, Refusal } from "~/client/call-api";
import { loadRoutes } from "~/ui/prefetch";
import { useTranslation } from "~/i18n";

import type { GeneratedPrompt, GenerationInput, GenerationStage } from "../schema";
import { idle, nextGenerationState, type GenerationEvent } from "./generation-state";
import { lineOf } from "./given";
import { generateAddress, resultAddress, seriesOf, seriesWith, type ResultState } from "./result-address";

/** The route ID of the result's page. */
export const draftRoute = "routes/generator/draft";

/** An input as the body of `POST /api/generate`. */
const request = (input: GenerationInput) => ({
  ...lineOf(input),
  answers: input.answers,
  wishes: input.wishes,
  asks: input.asks,
  refused: input.refused,
});

type Done = GeneratedPrompt & { draftId: string };

/** Runs one generation and dispatches its progress. Errors: `Refusal`, `LostConnection`. */
async function generate(
  input: GenerationInput,
  signal: AbortSignal,
  dispatch: (event: GenerationEvent) => void,
): Promise<Done> {
  for await (const { event, data } of postForEvents(href("/api/generate"), request(input), signal)) {
    if (event === "stage") dispatch({ type: "stage", stage: data as GenerationStage });
    if (event === "delta") dispatch({ type: "delta", delta: data as string });
    if (event === "done") return data as Done;
  }
  throw new LostConnection("The answer ended before the prompt did.");
}

/** Generates with progress, then navigates to the draft's page. */
export function useGeneration() {
  const { t } = useTranslation("generator");
  const navigate = useNavigate();
  const { draftId, series } = useSeries();
  const [state, dispatch] = useReducer(nextGenerationState, idle);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  function sentenceOf(thrown: unknown): string {
    if (thrown instanceof Refusal) return thrown.message;
    if (thrown instanceof LostConnection) return t(navigator.onLine ? "broken" : "offline");
    reportError(thrown);
    return t("failed");
  }

  /** `onSame` is awaited where the refused text is what comes out again. */
  async function start(input: GenerationInput, onSame?: () => Promise<unknown>) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    dispatch({ type: "start" });
    try {
      const done = await generate(input, controller.signal, dispatch);
      const isSame = done.content === input.refused;
      if (isSame) await onSame?.();
      const address = resultAddress(done.draftId, seriesWith(series, draftId ?? null, done.draftId));
      // Without the page's code a document load: the router would reload this page, without the result.
      await loadRoutes(draftRoute).then(
        () => navigate(address, { state: { isSame } satisfies ResultState }),
        () => window.location.assign(address),
      );
    } catch (thrown) {
      if (controller.signal.aborted) return;
      dispatch({ type: "fail", error: sentenceOf(thrown) });
    }
  }

  function stop() {
    running.current?.abort();
    dispatch({ type: "stop" });
  }

  return { state, start, stop };
}

/** The page's result with its series; empty before the first. */
function useSeries() {
  const { draftId } = useParams();
  const [search] = useSearchParams();
  return { draftId, series: draftId ? seriesOf(search, draftId) : [] };
}

/** Where a form that generates is sent; from the page of a result with its series, so that the next one can lead back. */
export function useGenerateAddress(): string {
  const { draftId, series } = useSeries();
  return generateAddress(series, draftId);
}
