import { Icon } from "./icon";
import type { ComponentProps, ReactNode } from "react";

import { joinClasses } from "./join-classes";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  label: ReactNode;
}

/** A checkbox with its label. `className` goes to the label. */
export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <label
      className={joinClasses(
        "flex min-h-11 items-start gap-3 py-2 has-disabled:cursor-not-allowed has-disabled:text-ink-soft",
        className,
      )}
    >
      <span className="relative flex h-lh shrink-0 items-center">
        <input
          type="checkbox"
          className={joinClasses(
            "peer size-5 cursor-[inherit] appearance-none rounded-sm border border-line-strong bg-surface",
            "checked:border-accent checked:bg-accent forced-colors:appearance-auto",
          )}
          {...rest}
        />
        <Icon
          name="check"
          className="pointer-events-none absolute inset-x-0 mx-auto hidden size-3.5 stroke-3 text-accent-ink peer-checked:block forced-colors:hidden!"
        />
      </span>
      <span className="min-w-0">{label}</span>{" "}
    </label>
  );
}
