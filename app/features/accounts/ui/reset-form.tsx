import { useEffect, useRef } from "react";
import { href, useFetcher } from "react-router";

import { useFormErrors, useErrorToast } from "~/client/form-errors";
import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { FormError } from "~/ui/notice";

import { EmailField } from "./email-field";

interface ResetFormProps {
  email: string;
  refused?: RefusedForm;
  /** Called after a redirect: the email is sent. */
  onSent?: () => void;
}

/** Requests the email with the reset link. */
export function ResetForm({ email, refused, onSent }: ResetFormProps) {
  const { t } = useTranslation(["accounts", "errors"]);
  const fetcher = useFetcher<RefusedForm>();
  const sending = useRef(false);
  const lastRefusal = useRef<RefusedForm>(undefined);
  const current = fetcher.data ?? refused;
  useEffect(() => {
    if (fetcher.state === "submitting") sending.current = true;
    if (fetcher.state !== "idle" || !sending.current) return;
    sending.current = false;
    // After a redirect the fetcher still has the refused form from before.
    if (fetcher.data === lastRefusal.current) onSent?.();
    lastRefusal.current = fetcher.data;
  }, [fetcher.state, fetcher.data, onSent]);
  const { formError } = useFormErrors(current);
  useErrorToast(current);
  return (
    <fetcher.Form method="post" action={href("/auth/reset")} noValidate className="flex flex-col gap-5">
      <FormError>{formError}</FormError>
      <EmailField refused={current} defaultValue={email} />
      <Button type="submit" pending={fetcher.state !== "idle"}>
        {t("reset.submit")}
      </Button>
    </fetcher.Form>
  );
}
