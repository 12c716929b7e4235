import type { Translate } from "~/i18n/translate";

import { versionQuery } from "~/domain/version-number";
import { copyText } from "~/client/copy-text";
import { showToast } from "~/ui/toast-store";

/** Copies the link of a shared prompt, or of a version of it, with a toast of the result. */
export async function copyLink(
  t: Translate<"sharing">,
  shareId: string,
  version: number | null = null,
): Promise<void> {
  if (await copyText(`${location.origin}/prompts/${shareId}${versionQuery(version)}`))
    showToast({ title: t("linkCopied"), variant: "success" });
  else
    showToast({
      title: t("linkCopyFailed"),
      description: t("linkCopyFailedHint"),
      variant: "destructive",
    });
}
