import { useId, type ReactNode } from "react";

import { useTranslation } from "~/i18n";

import { Button, type ButtonProps } from "./button";

interface SubmitRowProps extends Omit<ButtonProps, "type" | "asChild"> {
  /** Elements before the submit button, such as a button that cancels. */
  before?: ReactNode;
  /** Labels of the fields without which it cannot be submitted, told beside it. */
  missing?: readonly string[];
}

/** The end of a form: its submit button, on a phone above what stands before it. */
export function SubmitRow({ before, missing, disabled, ...button }: SubmitRowProps) {
  const { t } = useTranslation();
  const lack = useId();
  const isLacking = missing !== undefined && missing.length > 0;
  return (
    <div className="flex flex-col-reverse gap-2 sm:flex-row sm:items-center sm:justify-end">
      {before}
      <Button type="submit" aria-describedby={missing && lack} disabled={disabled || isLacking} {...button} />
      {missing && (
        <p
          id={lack}
          role="status"
          className="needs-script phrases text-sm text-ink-soft empty:sr-only sm:order-first sm:mr-2"
        >
          {isLacking && t("missing", { fields: missing })}
        </p>
      )}
    </div>
  );
}
