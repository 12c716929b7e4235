import { useEffect, useRef, useState } from "react";
import { href, useNavigate, useRevalidator } from "react-router";

import { LostConnection, postForEvents, Refusal } from "~/client/call-api";
import { useTranslation } from "~/i18n";

import { comparisonAddress } from "./comparison-address";

interface Progress {
  done: number;
  /** 0 until the first reply is here. */
  all: number;
}

/** Starts a comparison, tells its progress, and leads to its page. Leaving the page ends the calls. */
export function useComparison(promptId: string) {
  const { t } = useTranslation("comparisons");
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [error, setError] = useState<string | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(body: object) {
    const controller = new AbortController();
    running.current = controller;
    setError(null);
    setProgress({ done: 0, all: 0 });
    const path = href("/api/prompts/:promptId/comparisons", { promptId });
    try {
      for await (const { event, data } of postForEvents(path, body, controller.signal)) {
        if (event === "reply") setProgress(data as Progress);
        if (event !== "done") continue;
        await navigate(comparisonAddress(promptId, data as { id: string; failed: number }));
        return;
      }
      throw new LostConnection("The stream ended before the comparison did.");
    } catch (thrown) {
      setProgress(null);
      if (!controller.signal.aborted) {
        if (!(thrown instanceof Refusal || thrown instanceof LostConnection)) reportError(thrown);
        setError(thrown instanceof Refusal ? thrown.message : t("tries.offline"));
      }
      // Replies that came are spent.
      await revalidate();
    }
  }

  return { progress, error, start, stop: () => running.current?.abort() };
}
