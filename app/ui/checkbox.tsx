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
      <input type="checkbox" className="mt-[0.3em] size-5 shrink-0 accent-accent" {...rest} />
      <span className="min-w-0">{label}</span>
    </label>
  );
}
