import { Link } from "react-router";

import type { RefusedForm } from "~/errors";

import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { useRefusal } from "~/client/form-errors";

interface ConfirmFormProps {
  confirmLabel: string;
  cancelLabel: string;
  cancelTo: string;
  /** What is posted besides the yes, by field. */
  fields?: Readonly<Record<string, string>>;
  refused?: RefusedForm;
}

/** Yes or no to what its page asks: what a ConfirmDialog holds where scripts are on. */
export function ConfirmForm(props: ConfirmFormProps) {
  const { confirmLabel, cancelLabel, cancelTo, fields = {}, refused } = props;
  const { sentence } = useRefusal(refused);
  return (
    <form method="post" className="flex flex-col gap-4">
      {sentence && <Notice tone="danger">{sentence}</Notice>}
      <HiddenFields values={fields} />
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button asChild variant="secondary">
          <Link to={cancelTo}>{cancelLabel}</Link>
        </Button>
        <Button type="submit" variant="danger">
          {confirmLabel}
        </Button>
      </div>
    </form>
  );
}
