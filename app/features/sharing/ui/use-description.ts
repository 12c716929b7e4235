import { useEffect, useRef, useState } from "react";
import { href } from "react-router";

import { useTranslation } from "~/i18n";
import { showToast } from "~/ui/toast-store";

import type { Description } from "../describe-prompt.server";

/** Requests a suggested title and description of a prompt, with a toast after a failure; unmounting aborts it. */
export function useDescription(promptId: string) {
  const { t } = useTranslation("publishing");
  const [made, setMade] = useState<Description>();
  const [making, setMaking] = useState(false);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);
  const make = async () => {
    const { signal } = (leaving.current = new AbortController());
    setMaking(true);
    const result = await ask(promptId, signal);
    if (signal.aborted) return;
    setMaking(false);
    if ("title" in result) {
      setMade(result);
      showToast({ title: t("share.made"), variant: "success" });
    } else {
      const description = [result.error, t("share.generateFailedHint")].filter(Boolean).join("\n");
      showToast({ title: t("share.generateFailed"), description, variant: "destructive" });
    }
  };
  return { made, making, make: () => void make() };
}

/** The server's suggestion, or its error. */
async function ask(promptId: string, signal: AbortSignal): Promise<Description | { error?: string }> {
  try {
    const response = await fetch(href("/api/prompts/:promptId/generate-title-description", { promptId }), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: "{}",
      signal,
    });
    return (await response.json()) as Description | { error?: string };
  } catch {
    return {};
  }
}
