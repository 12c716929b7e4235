import { useId } from "react";

import { FieldError } from "~/ui/field";

interface RadioListProps {
  legend: string;
  /** Shows the legend to screen readers only. */
  hideLegend?: boolean;
  name: string;
  choices: readonly { value: string; label: string; hint?: string }[];
  /** The chosen value at first. Undefined if there is none. */
  chosen: string | undefined;
  error: string | undefined;
}

/** A group of radio buttons, one below the other. */
export function RadioList({ legend, hideLegend, name, choices, chosen, error }: RadioListProps) {
  const errorId = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      // The first field with an error gets the focus.
      tabIndex={error ? -1 : undefined}
      className="min-w-0"
    >
      <legend className={hideLegend ? "sr-only" : "font-semibold"}>{legend}</legend>
      <div className="mt-1.5 flex flex-col">
        {choices.map(({ value, label, hint }) => (
          <label key={value} className="flex min-h-11 items-start gap-3 py-2">
            <span className="flex h-lh shrink-0 items-center">
              <input
                type="radio"
                name={name}
                value={value}
                defaultChecked={chosen === value}
                className="size-5 accent-accent"
              />
            </span>
            <span className="min-w-0">
              {label} {hint && <span className="phrases block text-sm text-ink-soft">{hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
