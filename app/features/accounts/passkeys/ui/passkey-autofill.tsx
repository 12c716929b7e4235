import { useEffect, useEffectEvent } from "react";

import { challengeLifetime } from "../limits";
import { loadCeremonies } from "./use-passkey";

interface PasskeyAutofillProps {
  onPasskey: (passkey: string) => void;
  /** The challenge is about to expire: another one is needed. */
  onExpired: () => void;
}

/** Offers passkeys in the suggestions of the email field, where the browser can, as long as it is rendered. */
export function PasskeyAutofill({ onPasskey, onExpired }: PasskeyAutofillProps) {
  const send = useEffectEvent(onPasskey);
  const expire = useEffectEvent(onExpired);
  useEffect(() => {
    const offered = new AbortController();
    loadCeremonies()
      .then(({ waitForAutofill }) => waitForAutofill(offered.signal))
      .then(
        (passkey) => passkey && send(passkey),
        () => undefined,
      );
    const timer = setTimeout(() => expire(), challengeLifetime * 0.9);
    return () => {
      clearTimeout(timer);
      offered.abort();
    };
  }, []);
  return null;
}
