import { href } from "react-router";

import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { showToast } from "~/ui/toast-store";

import { GoogleMark } from "./google-mark";
import { useGoogleNotice } from "./use-google-notice";
import { useGooglePopup } from "./use-google-popup";

/** `not-configured` is for developers alone; in production an absent Google is absent. */
export type GoogleState = "ready" | "not-configured" | "absent";

interface GoogleButtonProps {
  state: GoogleState;
  redirectTo: string | null;
  /** What has failed when Google fails. */
  failureTitle?: string;
  /** There is no other way beside it. */
  alone?: boolean;
}

/** Signs in with a Google account: in a popup, or on the full page where there is none. */
export function GoogleButton({ state, redirectTo, failureTitle, alone = false }: GoogleButtonProps) {
  const { t } = useTranslation("accounts");
  const { waiting, open } = useGooglePopup({
    onFailure: useGoogleNotice({ title: failureTitle }),
    onClosed: () => showToast({ title: t("google.closed"), description: t("google.closedHint") }),
  });
  if (state === "absent") return null;
  if (state === "not-configured") return <p className="text-sm text-ink-soft">{t("google.notConfigured")}</p>;
  const address = `${href("/auth/google")}?${new URLSearchParams(redirectTo ? { redirectTo } : {})}`;
  return (
    <div className="flex flex-col gap-5">
      <Button asChild variant="secondary" className="w-full" aria-disabled={waiting || undefined}>
        <a
          href={address}
          onClick={(event) => {
            if (waiting || open(address)) event.preventDefault();
          }}
        >
          <GoogleMark />
          {waiting ? t("google.waiting") : t("google.signIn")}
        </a>
      </Button>
      {!alone && (
        <p className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          {t("google.or")}
        </p>
      )}
    </div>
  );
}
