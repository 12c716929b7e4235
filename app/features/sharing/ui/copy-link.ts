import type { Translate } from "~/i18n/translate";

import { copyText } from "~/client/copy-text";
import { showToast } from "~/ui/toast-store";

/** Copies the link of a shared prompt, with a toast of the result. */
export async function copyLink(t: Translate<"sharing">, shareId: string): Promise<void> {
  if (await copyText(`${location.origin}/prompts/${shareId}`))
    showToast({ title: t("linkCopied"), variant: "success" });
  else
    showToast({
      title: t("linkCopyFailed"),
      description: t("linkCopyFailedHint"),
      variant: "destructive",
    });
}
