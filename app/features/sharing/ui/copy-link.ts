import type { Translate } from "~/i18n/translate";

import { versionQuery } from "~/domain/version-number";
import { copyText } from "~/client/copy-text";
import { showToast } from "~/ui/toast-store";

interface CopyOptions {
  version?: number | null;
  /** A toast says that it was copied; one always says that it was not. Default: true. */
  announced?: boolean;
}

/** Copies the link of a shared prompt, or of a version of it, with a toast of the result; whether it is copied. */
export async function copyLink(
  t: Translate<"sharing">,
  shareId: string,
  { version = null, announced = true }: CopyOptions = {},
): Promise<boolean> {
  const copied = await copyText(`${location.origin}/prompts/${shareId}${versionQuery(version)}`);
  if (copied && announced) showToast({ title: t("linkCopied"), variant: "success" });
  if (!copied)
    showToast({
      title: t("linkCopyFailed"),
      description: t("linkCopyFailedHint"),
      variant: "destructive",
    });
  return copied;
}
