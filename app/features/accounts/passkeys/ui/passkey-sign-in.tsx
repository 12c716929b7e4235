import { useState } from "react";
import { href, useFetcher, useLocation } from "react-router";

import { useErrorToast } from "~/client/form-errors";
import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";

import { withPasskey } from "../by-passkey";
import { PasskeyAutofill } from "./passkey-autofill";
import { usePasskeyDialog, usePasskeySupport } from "./use-passkey";

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
