import { useEffect, useEffectEvent, useRef, useState } from "react";

import { type GoogleError, signInChannel, type SignInOutcome } from "../google-errors";

/** The popup's size in pixels, and how long its closing without an answer is waited out (specification, section 9). */
const popup = { width: 500, height: 600, closedAfterMs: 8_000, pollMs: 500 };

const features = ({ width, height }: typeof popup) => {
  const left = Math.max(0, screenX + (outerWidth - width) / 2);
  const top = Math.max(0, screenY + (outerHeight - height) / 2);
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
};

interface GooglePopupOutcomes {
  onFailure: (failure: GoogleError) => void;
  /** The popup was closed and nothing was heard of it. */
  onClosed: () => void;
}

/**
 * Opens the Google sign-in in a popup and goes on where it says. `open` answers false where popups are blocked: then the
 * link itself is followed. A popup that is closed without an answer ends the waiting.
 */
export function useGooglePopup({ onFailure, onClosed }: GooglePopupOutcomes) {
  const [waiting, setWaiting] = useState(false);
  const poll = useRef<ReturnType<typeof setInterval>>(undefined);

  // The name of the attempt under way, by which its outcome is known.
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
    // The same from a popup that still knows its opener, where a browser parts the channel.
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
    // A provider's opener policy makes an open window look closed, so the answer may still come.
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
