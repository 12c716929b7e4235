import { useState } from "react";
import { href } from "react-router";

import { usePost } from "~/client/use-post";
import { useTranslation } from "~/i18n";
import { showToast } from "~/ui/toast-store";

import type { Description } from "../describe-prompt.server";
import type { SharedTexts } from "../schema";

/** A suggestion that changed the form, and how many have changed each of its fields. */
type Made = Description & { changes: Record<keyof SharedTexts, number> };

const unchanged = { title: 0, description: 0 };

/**
 * Requests a suggested title and description of a prompt, with a toast of the result; unmounting aborts it. `read`: the texts of the form;
 * one that is typed while the request runs stays.
 */
export function useDescription(promptId: string) {
  const { t } = useTranslation("publishing");
  const [made, setMade] = useState<Made>();
  const { pending, post } = usePost<Description>();
  const make = async (read: () => SharedTexts) => {
    const before = read();
    const result = await post(href("/api/prompts/:promptId/generate-title-description", { promptId }), {});
    if (!result) return;
    if ("title" in result) {
      const now = read();
      const title = now.title === before.title ? result.title : now.title;
      const isDescribed = now.description === before.description && result.description;
      const description = isDescribed || now.description;
      const isNew = { title: title !== now.title, description: description !== now.description };
      if (isNew.title || isNew.description) {
        setMade((last) => {
          const { changes } = last ?? { changes: unchanged };
          return {
            ...result,
            title,
            description,
            changes: {
              title: changes.title + Number(isNew.title),
              description: changes.description + Number(isNew.description),
            },
          };
        });
        showToast({ title: t("share.made"), variant: "success" });
      } else showToast({ title: t("share.same"), description: t("share.sameHint"), variant: "info" });
    } else {
      const description = [result.error, t("share.generateFailedHint")].filter(Boolean).join("\n");
      showToast({ title: t("share.generateFailed"), description, variant: "destructive" });
    }
  };
  return { made, making: pending, make: (read: () => SharedTexts) => void make(read) };
}
