import { useEffect, useEffectEvent, useRef, useState } from "react";
import { href } from "react-router";

import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { showToast } from "~/ui/toast-store";

import { type GoogleError, signInChannel, type SignInOutcome } from "../google-errors";
import { useGoogleNotice } from "./use-google-notice";

/** `not-configured` shows a hint to developers; production shows nothing (`absent`). */
export type GoogleState = "ready" | "not-configured" | "absent";

interface GoogleButtonProps {
  state: GoogleState;
  redirectTo: string | null;
  failureTitle?: string;
  /** There is no other sign-in method on the page. */
  alone?: boolean;
}

/** Signs in with Google: in a popup, or on the full page where popups are blocked. */
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

/** A plain G in the color of the text, not Google's trademark. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.4" aria-hidden>
      <path d="M20.5 12H12.6M20.5 12a8.5 8.5 0 1 1-2.6-6.1" strokeLinecap="round" />
    </svg>
  );
}

/** The popup's size in pixels, and the wait for a result after it has closed, in ms (specification, section 9). */
const popup = { width: 500, height: 600, closedAfterMs: 8_000, pollMs: 500 };

const features = ({ width, height }: typeof popup) => {
  const left = Math.max(0, screenX + (outerWidth - width) / 2);
  const top = Math.max(0, screenY + (outerHeight - height) / 2);
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
};

interface GooglePopupOutcomes {
  onFailure: (failure: GoogleError) => void;
  /** The popup was closed without a result. */
  onClosed: () => void;
}

/**
 * Opens the Google sign-in in a popup and navigates to its result. `open` returns false where popups are blocked: then the
 * link itself is followed. A popup that is closed without a result ends the wait.
 */
function useGooglePopup({ onFailure, onClosed }: GooglePopupOutcomes) {
  const [waiting, setWaiting] = useState(false);
  const poll = useRef<ReturnType<typeof setInterval>>(undefined);

  // The ID of the current attempt, which its result repeats.
  const attempt = useRef<string>(undefined);

  const settle = useEffectEvent(({ data: outcome }: MessageEvent<SignInOutcome>) => {
    if (outcome.attempt !== attempt.current) return;
    attempt.current = undefined;
    clearInterval(poll.current);
    setWaiting(false);
    if (outcome.failure) onFailure(outcome.failure);
    else location.assign(outcome.to);
  });

  useEffect(() => {
    const channel = new BroadcastChannel(signInChannel);
    channel.addEventListener("message", settle);
    // The same by `postMessage`, for browsers that partition the channel.
    const listen = (event: MessageEvent<SignInOutcome>) => {
      if (event.origin === location.origin) settle(event);
    };
    addEventListener("message", listen);
    return () => {
      removeEventListener("message", listen);
      channel.close();
      clearInterval(poll.current);
    };
  }, []);

  const open = (address: string) => {
    attempt.current = crypto.randomUUID();
    const opened = window.open(`${address}&attempt=${attempt.current}`, "google-sign-in", features(popup));
    if (!opened) return false;
    setWaiting(true);
    let closedFor = 0;
    clearInterval(poll.current);
    // The provider's opener policy makes an open window look closed, so the result may still come.
    poll.current = setInterval(() => {
      closedFor = opened.closed ? closedFor + popup.pollMs : 0;
      if (closedFor < popup.closedAfterMs) return;
      clearInterval(poll.current);
      setWaiting(false);
      onClosed();
    }, popup.pollMs);
    return true;
  };

  return { waiting, open };
}
