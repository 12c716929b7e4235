import { Icon } from "./icon";
import { useId, type ReactNode } from "react";

import { joinClasses } from "./join-classes";

/** Attributes of a field's control; spread them onto the input. */
export interface FieldControl {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean;
  /** At the end of the label's line: a counter, "optional", a link. */
  aside?: ReactNode;
  id?: string;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

/** A label, its control, hint and error, connected for assistive technology. */
export function Field({ label, hint, error, hideLabel, aside, id, className, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <div className={joinClasses("flex flex-col gap-1.5", className)}>
      <div
        className={joinClasses(hideLabel && !aside ? "sr-only" : "flex items-baseline justify-between gap-4")}
      >
        <label htmlFor={controlId} className={hideLabel ? "sr-only" : "font-semibold"}>
          {label}
        </label>{" "}
        {aside && <span className="ml-auto shrink-0 text-sm whitespace-nowrap text-ink-soft">{aside}</span>}
      </div>
      {hint && (
        <p id={hintId} className="phrases text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        "aria-describedby": joinClasses(hintId, errorId) || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}

/** The error of a field, if there is one. */
export const FieldError = ({ id, children }: { id: string | undefined; children: ReactNode }) =>
  children && (
    <p id={id} className="phrases flex items-start gap-1.5 text-sm font-medium text-danger">
      <Icon name="circle-alert" className="h-lh w-4 shrink-0" />
      {children}
    </p>
  );

/** Hidden inputs, by field name. */
export const HiddenFields = ({ values }: { values: Readonly<Record<string, string>> }) =>
  Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
