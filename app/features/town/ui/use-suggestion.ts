import { useEffect, useRef, useState } from "react";
import { href } from "react-router";

import { useTranslation } from "~/i18n";
import { showToast } from "~/ui/toast-store";
import type { Place } from "~/domain/categories";

/** The server's response: a suggested placement, a fallback, or an error. */
type Answer = Partial<Place> & { fallback?: Place; error?: string };

/** Requests a suggested placement of a prompt, with a toast of the result; unmounting aborts it (specification, section 4). */
export function useSuggestion(promptId: string, onPlace: (place: Place) => void) {
  const { t } = useTranslation("publishing");
  const [suggesting, setSuggesting] = useState(false);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);
  const suggest = async () => {
    const { signal } = (leaving.current = new AbortController());
    setSuggesting(true);
    const { category, subcategory, fallback, error } = await ask(promptId, signal);
    if (signal.aborted) return;
    setSuggesting(false);
    if (category && subcategory) {
      onPlace({ category, subcategory });
      showToast({
        title: t("publish.suggested"),
        description: t("publish.suggestedHint"),
        variant: "success",
      });
    } else if (fallback) {
      onPlace(fallback);
      showToast({ title: t("publish.defaults"), description: t("publish.defaultsHint"), variant: "info" });
    } else {
      const description = [error, t("publish.suggestFailedHint")].filter(Boolean).join("\n");
      showToast({ title: t("publish.suggestFailed"), description, variant: "destructive" });
    }
  };
  return { suggesting, suggest: () => void suggest() };
}

async function ask(promptId: string, signal: AbortSignal): Promise<Answer> {
  try {
    const response = await fetch(href("/api/suggest-categories"), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ promptId }),
      signal,
    });
    return (await response.json()) as Answer;
  } catch {
    return {};
  }
}
