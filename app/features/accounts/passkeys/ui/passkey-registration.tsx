import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import { href, useFetcher, useLocation } from "react-router";

import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";

import { withPasskey } from "../by-passkey";
import { loadCeremonies, usePasskeyDialog, usePasskeySupport } from "./use-passkey";

interface PasskeyRegistrationProps {
  /** The registration form, whose email address is registered. */
  form: RefObject<HTMLFormElement | null>;
  /** The terms are not accepted yet. */
  disabled: boolean;
  onRefused: (refused: RefusedForm) => void;
}

/** Registers with a passkey instead of a password. */
export function PasskeyRegistration({ form, disabled, onRefused }: PasskeyRegistrationProps) {
  const { t } = useTranslation("accounts");
  const supported = usePasskeySupport();
  const { pending, run } = usePasskeyDialog();
  const { search } = useLocation();
  const fetcher = useFetcher<RefusedForm>();
  const created = useRef<string>(null);

  const refuse = useEffectEvent((refused: RefusedForm) => {
    onRefused(refused);
    const passkey = created.current;
    if (passkey) void loadCeremonies().then(({ forgetPasskey }) => forgetPasskey(passkey));
  });
  useEffect(() => {
    if (fetcher.data) refuse(fetcher.data);
  }, [fetcher.data]);

  async function register() {
    const email = String(new FormData(form.current!).get("email"));
    const result = await run(({ createPasskey }) => createPasskey({ purpose: "register", email }));
    if ("refused" in result) onRefused(result.refused);
    if (!("passkey" in result)) return;
    created.current = result.passkey;
    void fetcher.submit(
      { email, terms: "on", passkey: result.passkey },
      { method: "post", action: withPasskey(href("/auth/register"), search) },
    );
  }

  if (supported === false) return null;
  return (
    <div className="needs-script flex flex-col gap-2">
      <Button
        variant="secondary"
        size="lg"
        icon={<Icon name="key-round" />}
        disabled={disabled}
        pending={pending || fetcher.state !== "idle"}
        onClick={() => void register()}
      >
        {t("passkey.register")}
      </Button>
      <p className="phrases text-sm text-ink-soft">{t("passkey.registerHint")}</p>
    </div>
  );
}
