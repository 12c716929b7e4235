import { useEffect, useEffectEvent } from "react";

import { useTranslation } from "~/i18n";
import { showToast } from "~/ui/toast-store";

import type { GoogleError } from "../google-errors";

interface GoogleNoticeOptions {
  /** What has failed when Google fails; left out, the sign-in. */
  title?: string;
  /** What a Google sign-in on the full page ended in; it is said at once. */
  arrived?: GoogleError | null;
}

/** Says what a Google sign-in ended in as a notification (specification, section 8); answers how to say another. */
export function useGoogleNotice({ title, arrived }: GoogleNoticeOptions): (failure: GoogleError) => void {
  const { t } = useTranslation("errors");
  const say = (failure: GoogleError) =>
    showToast({
      title: title ?? t("google_failed"),
      description: failure === "google_failed" ? undefined : t(failure),
      variant: "destructive",
    });
  const arrive = useEffectEvent(say);
  useEffect(() => {
    if (arrived) arrive(arrived);
  }, [arrived]);
  return (failure) => void say(failure);
}
