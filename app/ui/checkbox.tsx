import type { ComponentProps, ReactNode } from "react";

import { joinClasses } from "./join-classes";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  label: ReactNode;
}

/** A box to tick with its label beside it; posts like any checkbox. `className` goes to the label. */
export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <label
      className={joinClasses(
        "flex min-h-11 items-start gap-3 py-2 has-disabled:cursor-not-allowed has-disabled:text-ink-soft",
        className,
      )}
    >
      <span className="flex h-lh shrink-0 items-center">
        <input type="checkbox" className="size-5 accent-accent" {...rest} />
      </span>
      <span className="min-w-0">{label}</span>
    </label>
  );
}
