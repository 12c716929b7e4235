import type { ReactNode } from "react";

import type { RefusedForm } from "~/errors";

import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/field";
import { FormError } from "~/ui/notice";
import { LinkButton } from "~/ui/link-button";
import { useFormErrors } from "~/client/form-errors";

import { useBack } from "./use-back";

export interface ConfirmFormProps {
  confirmLabel: string;
  /** "Cancel" by default. */
  cancelLabel?: string;
  /** `danger` by default: what it confirms cannot be undone. */
  variant?: "primary" | "danger";
  /** Where it is submitted. Default: the page. */
  action?: string;
  /** Further fields to submit. */
  fields?: Readonly<Record<string, string>>;
  refused?: RefusedForm;
  /** What it asks before the button. */
  asks?: ReactNode;
}

/** A submit button, and a cancel link back: the form of a ConfirmDialog's page, for browsers without scripts. */
export function ConfirmForm(props: ConfirmFormProps) {
  const { t } = useTranslation();
  const {
    confirmLabel,
    cancelLabel = t("cancel"),
    variant = "danger",
    action,
    fields = {},
    refused,
    asks,
  } = props;
  const { formError } = useFormErrors(refused);
  const { address } = useBack()!;
  return (
    <form method="post" action={action} className="flex flex-col gap-4">
      <FormError>{formError}</FormError>
      <HiddenFields values={fields} />
      {asks}
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <LinkButton to={address} variant="secondary">
          {cancelLabel}
        </LinkButton>
        <Button type="submit" variant={variant}>
          {confirmLabel}
        </Button>
      </div>
    </form>
  );
}
