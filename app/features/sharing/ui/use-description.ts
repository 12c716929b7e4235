import { useEffect, useRef, useState } from "react";
import { href } from "react-router";

import { useTranslation } from "~/i18n";
import { showToast } from "~/ui/toast-store";

import type { Description } from "../describe-prompt.server";
import type { SharedTexts } from "../schema";

/** A suggestion; `isNew` unless the form said the same already, and how many came before it. */
type Made = Description & { isNew: boolean; earlier: number };

/** Requests a suggested title and description of a prompt, with a toast of the result; unmounting aborts it. */
export function useDescription(promptId: string) {
  const { t } = useTranslation("publishing");
  const [made, setMade] = useState<Made>();
  const [making, setMaking] = useState(false);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);
  const make = async (before: SharedTexts) => {
    const { signal } = (leaving.current = new AbortController());
    setMaking(true);
    const result = await ask(promptId, signal);
    if (signal.aborted) return;
    setMaking(false);
    if ("title" in result) {
      const texts = { ...result, description: result.description || before.description };
      const isNew = texts.title !== before.title || texts.description !== before.description;
      setMade((last) => ({ ...texts, isNew, earlier: last ? last.earlier + 1 : 0 }));
      if (isNew) showToast({ title: t("share.made"), variant: "success" });
      else showToast({ title: t("share.same"), description: t("share.sameHint"), variant: "info" });
    } else {
      const description = [result.error, t("share.generateFailedHint")].filter(Boolean).join("\n");
      showToast({ title: t("share.generateFailed"), description, variant: "destructive" });
    }
  };
  return { made, making, make: (before: SharedTexts) => void make(before) };
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
