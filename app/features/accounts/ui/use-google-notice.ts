import { useEffect, useEffectEvent } from "react";

import { useTranslation } from "~/i18n";
import { showToast } from "~/ui/toast-store";

import type { GoogleError } from "../google-errors";

interface GoogleNoticeOptions {
  /** The title of an error toast; defaults to the failed sign-in. */
  title?: string;
  /** The error of a Google sign-in on the full page; shown at once. */
  arrived?: GoogleError | null;
}

/** Shows the error of a Google sign-in as a toast (specification, section 8); returns the function that shows another. */
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
