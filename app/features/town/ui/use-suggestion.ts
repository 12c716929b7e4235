import { href } from "react-router";

import { usePost } from "~/client/use-post";
import type { Place } from "~/domain/categories";
import { useTranslation } from "~/i18n";
import { showToast } from "~/ui/toast-store";

/** Requests a suggested placement of a prompt, with a toast of the result; unmounting aborts it (specification, section 4). */
export function useSuggestion(promptId: string, onPlace: (place: Place) => void) {
  const { t } = useTranslation("publishing");
  // A suggested placement, or a fallback with an error.
  const { pending, post } = usePost<Place | { fallback: Place }>();
  const suggest = async () => {
    const received = await post(href("/api/suggest-categories"), { promptId });
    if (!received) return;
    if ("category" in received) {
      onPlace({ category: received.category, subcategory: received.subcategory });
      showToast({
        title: t("publish.suggested"),
        description: t("publish.suggestedHint"),
        variant: "success",
      });
    } else if ("fallback" in received) {
      onPlace(received.fallback);
      showToast({ title: t("publish.defaults"), description: t("publish.defaultsHint"), variant: "info" });
    } else {
      const description = [received.error, t("publish.suggestFailedHint")].filter(Boolean).join("\n");
      showToast({ title: t("publish.suggestFailed"), description, variant: "destructive" });
    }
  };
  return { suggesting: pending, suggest: () => void suggest() };
}
