import { useState, useEffect, useEffectEvent } from "react";
import { href, useFetcher, useLocation } from "react-router";

import { useErrorToast } from "~/client/form-errors";
import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";

import { withPasskey } from "../by-passkey";
import { usePasskeyDialog, usePasskeySupport, loadCeremonies } from "./use-passkey";
import { challengeLifetime } from "../limits";

/** Signs in with a passkey: by its button, or from the suggestions of the email field. */
export function PasskeySignIn() {
  const { t } = useTranslation("accounts");
  const supported = usePasskeySupport();
  const dialog = usePasskeyDialog();
  const { search } = useLocation();
  const fetcher = useFetcher<RefusedForm>();
  const [refused, setRefused] = useState<RefusedForm>();
  const [expired, setExpired] = useState(0);
  useErrorToast(refused);
  useErrorToast(fetcher.data);

  const submit = (passkey: string) =>
    void fetcher.submit({ passkey }, { method: "post", action: withPasskey(href("/auth"), search) });

  async function ask() {
    const result = await dialog.run(({ askForPasskey }) => askForPasskey({ purpose: "sign_in" }));
    if ("passkey" in result) submit(result.passkey);
    if ("refused" in result) setRefused(result.refused);
  }

  if (supported === false) return null;
  const pending = dialog.pending || fetcher.state !== "idle";
  return (
    <>
      {/* A browser has one request at a time. A refused passkey is not asked for again: the button is there. */}
      {supported && !pending && !fetcher.data && (
        <PasskeyAutofill key={expired} onPasskey={submit} onExpired={() => setExpired(expired + 1)} />
      )}
      <Button
        variant="secondary"
        size="lg"
        icon={<Icon name="key-round" />}
        className="needs-script"
        pending={pending}
        onClick={() => void ask()}
      >
        {t("passkey.signIn")}
      </Button>
    </>
  );
}

interface PasskeyAutofillProps {
  onPasskey: (passkey: string) => void;
  /** The challenge is about to expire: another one is needed. */
  onExpired: () => void;
}

/** Offers passkeys in the suggestions of the email field, where the browser can, as long as it is rendered. */
function PasskeyAutofill({ onPasskey, onExpired }: PasskeyAutofillProps) {
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
