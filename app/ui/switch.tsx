import type { ComponentProps, ReactNode } from "react";

import { joinClasses } from "./join-classes";

interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "role"> {
  label: ReactNode;
  description?: ReactNode;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean;
}

/** A checkbox styled as a switch; works without scripts. `className` goes to the label. */
export function Switch({ label, description, hideLabel, className, ...rest }: SwitchProps) {
  return (
    <label
      className={joinClasses("inline-flex min-h-11 items-center gap-3 has-disabled:opacity-55", className)}
    >
      <span className="relative inline-flex shrink-0">
        <input
          type="checkbox"
          role="switch"
          className={joinClasses(
            "peer h-7 w-12 cursor-[inherit] appearance-none rounded-full border border-line-strong bg-surface-sunken",
            "transition-colors checked:border-accent checked:bg-accent forced-colors:appearance-auto",
          )}
          {...rest}
        />
        <span
          aria-hidden
          className={joinClasses(
            "pointer-events-none absolute top-1 left-1 size-5 rounded-full bg-line-strong transition-transform",
            "peer-checked:translate-x-5 peer-checked:bg-accent-ink forced-colors:hidden",
          )}
        />
      </span>
      <span className={hideLabel ? "sr-only" : "min-w-0"}>
        <span className="block leading-snug font-medium">{label}</span>{" "}
        {description && (
          <span className="block text-sm leading-normal text-pretty text-ink-soft">{description}</span>
        )}
      </span>{" "}
    </label>
  );
}
