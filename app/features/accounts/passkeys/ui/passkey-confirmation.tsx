import { useRef, useState, type ElementType } from "react";
import { href, Link } from "react-router";

import { useErrorToast } from "~/client/form-errors";
import type { RefusedForm } from "~/errors";
import { Trans, useTranslation } from "~/i18n";
import { Button, type ButtonProps } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { joinClasses } from "~/ui/join-classes";

import { usePasskeyDialog, usePasskeySupport } from "./use-passkey";

interface PasskeyConfirmationProps {
  /** The form component: a fetcher's, or the page's. */
  form: ElementType;
  action: string;
  label: string;
  variant: ButtonProps["variant"];
  submitting: boolean;
  /** There is no other way on the page: without passkeys in this browser, a password has to be set first. */
  alone: boolean;
}

/** Confirms who the member is by a passkey, and submits the form with it. */
export function PasskeyConfirmation(props: PasskeyConfirmationProps) {
  const { form: PostForm, action, label, variant, submitting, alone } = props;
  const { t } = useTranslation("accounts");
  const offered = usePasskeySupport() !== false;
  const { pending, run } = usePasskeyDialog();
  const [refused, setRefused] = useState<RefusedForm>();
  useErrorToast(refused);
  const field = useRef<HTMLInputElement>(null);

  async function confirm() {
    const result = await run(({ askForPasskey }) => askForPasskey({ purpose: "confirm" }));
    if ("refused" in result) setRefused(result.refused);
    if (!("passkey" in result)) return;
    field.current!.value = result.passkey;
    field.current!.form!.requestSubmit();
  }

  return (
    <>
      {offered && (
        <PostForm method="post" action={action} className="needs-script flex flex-col">
          <input ref={field} type="hidden" name="passkey" />
          <Button
            variant={variant}
            icon={<Icon name="key-round" />}
            pending={pending || submitting}
            onClick={() => void confirm()}
          >
            {label}
          </Button>
        </PostForm>
      )}
      {alone && (
        <p className={joinClasses("phrases text-ink-soft", offered && "without-script")}>
          <Trans
            t={t}
            i18nKey="passkey.setPassword"
            components={{ reset: <Link to={href("/profile/password")} className="text-link" /> }}
          />
        </p>
      )}
    </>
  );
}
