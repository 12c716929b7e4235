import { useEffect, useRef } from "react";
import { href, useFetcher } from "react-router";

import { useRefusal, useRefusalNotice } from "~/client/form-errors";
import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";

import { EmailField } from "./email-field";

interface ResetFormProps {
  email: string;
  refused?: RefusedForm;
  /** Called when the answer was a redirect: the letter is on its way. */
  onSent?: () => void;
}

/** Asks for the letter with the reset link. */
export function ResetForm({ email, refused, onSent }: ResetFormProps) {
  const { t } = useTranslation(["accounts", "errors"]);
  const fetcher = useFetcher<RefusedForm>();
  const sending = useRef(false);
  const lastRefusal = useRef<RefusedForm>(undefined);
  const complaint = fetcher.data ?? refused;
  useEffect(() => {
    if (fetcher.state === "submitting") sending.current = true;
    if (fetcher.state !== "idle" || !sending.current) return;
    sending.current = false;
    // After a redirect the fetcher still holds what was refused before.
    if (fetcher.data === lastRefusal.current) onSent?.();
    lastRefusal.current = fetcher.data;
  }, [fetcher.state, fetcher.data, onSent]);
  const { sentence } = useRefusal(complaint);
  useRefusalNotice(complaint);
  return (
    <fetcher.Form method="post" action={href("/auth/reset")} noValidate className="flex flex-col gap-5">
      {sentence && <Notice tone="danger">{sentence}</Notice>}
      <EmailField refused={complaint} defaultValue={email} />
      <Button type="submit" pending={fetcher.state !== "idle"}>
        {t("reset.submit")}
      </Button>
    </fetcher.Form>
  );
}
