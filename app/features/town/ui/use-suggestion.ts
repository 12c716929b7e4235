import { useEffect, useRef, useState } from "react";
import { href } from "react-router";

import { usePost } from "~/client/use-post";
import type { Place } from "~/domain/categories";
import { useTranslation } from "~/i18n";
import { showToast } from "~/ui/toast-store";

import { useCategoryNames, type useCategory } from "./use-category";

type Says = "suggested" | "suggestedAgain" | "defaults" | "noneFits";

/**
 * Requests a suggested placement of a prompt; `told` says what became of it, a toast that it failed. Unmounting aborts it
 * (specification, section 4).
 */
export function useSuggestion(
  promptId: string,
  { place, missing, setPlace }: ReturnType<typeof useCategory>,
) {
  const { t } = useTranslation("publishing");
  const { nameOf, subcategoryName } = useCategoryNames();
  const [told, setTold] = useState<{ says: Says; of: Place } | null>(null);
  // A suggested placement, or a fallback with an error.
  const { pending, post } = usePost<Place | { fallback: Place }>();
  // The person's choice by the time that the response is there.
  const chosen = useRef({ place, missing });
  useEffect(() => {
    chosen.current = { place, missing };
  });
  const tell = (says: Says, of: Place) => setTold({ says, of });
  const suggest = async () => {
    setTold(null);
    const received = await post(href("/api/suggest-categories"), { promptId });
    if (!received) return;
    const { place: now, missing: lacking } = chosen.current;
    if ("category" in received) {
      setPlace({ category: received.category, subcategory: received.subcategory });
      tell(received.subcategory === now.subcategory ? "suggestedAgain" : "suggested", received);
    } else if ("fallback" in received) {
      if (lacking.length > 0) setPlace(received.fallback);
      if (lacking.length > 0) tell("defaults", received.fallback);
      else tell("noneFits", now as Place);
    } else {
      const description = [received.error, t("publish.suggestFailedHint")].filter(Boolean).join("\n");
      showToast({ title: t("publish.suggestFailed"), description, variant: "destructive" });
    }
  };
  const sentenceOf = ({ says, of: { category, subcategory } }: NonNullable<typeof told>) =>
    t(`publish.${says}`, { place: `${nameOf(category)} · ${subcategoryName(subcategory)}` });
  // It is not true of what the person chooses then.
  const isCurrent = told?.of.subcategory === place.subcategory;
  return { suggesting: pending, told: isCurrent ? sentenceOf(told) : "", suggest: () => void suggest() };
}
