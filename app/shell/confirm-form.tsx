import { Link } from "react-router";

import type { RefusedForm } from "~/errors";

import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { useFormErrors } from "~/client/form-errors";

interface ConfirmFormProps {
  confirmLabel: string;
  cancelLabel: string;
  cancelTo: string;
  /** `danger` by default: what it confirms cannot be undone. */
  variant?: "primary" | "danger";
  /** Further fields to submit. */
  fields?: Readonly<Record<string, string>>;
  refused?: RefusedForm;
}

/** A submit and a cancel button: the form of a ConfirmDialog's page, for browsers without scripts. */
export function ConfirmForm(props: ConfirmFormProps) {
  const { confirmLabel, cancelLabel, cancelTo, variant = "danger", fields = {}, refused } = props;
  const { formError } = useFormErrors(refused);
  return (
    <form method="post" className="flex flex-col gap-4">
      {formError && <Notice tone="danger">{formError}</Notice>}
      <HiddenFields values={fields} />
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button asChild variant="secondary">
          <Link to={cancelTo}>{cancelLabel}</Link>
        </Button>
        <Button type="submit" variant={variant}>
          {confirmLabel}
        </Button>
      </div>
    </form>
  );
}
