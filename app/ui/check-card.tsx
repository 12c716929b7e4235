import type { ComponentProps, ReactNode } from "react";

import { Icon } from "./icon";
import { joinClasses } from "./join-classes";

/** A sentence with a check box before it. */
export function CheckCard({
  className,
  children,
  ...checkbox
}: Omit<ComponentProps<"input">, "type"> & { children: ReactNode }) {
  return (
    <label
      className={joinClasses(
        "group/check relative flex min-h-11 items-start gap-3 rounded-control border border-line bg-surface px-3 py-2.5 leading-snug",
        "transition-colors hover:border-ink-soft has-checked:border-accent has-checked:bg-accent-soft",
        "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
        className,
      )}
    >
      <input
        type="checkbox"
        {...checkbox}
        className="absolute inset-0 cursor-[inherit] appearance-none rounded-control outline-none"
      />
      <span aria-hidden className="flex h-lh shrink-0 items-center">
        <span className="flex size-5 items-center justify-center rounded-sm border border-line-strong bg-surface group-has-checked/check:border-accent group-has-checked/check:bg-accent group-has-checked/check:text-accent-ink">
          <Icon name="check" className="hidden size-4 stroke-3 group-has-checked/check:block" />
        </span>
      </span>
      <span dir="auto" className="min-w-0">
        {children}
      </span>
    </label>
  );
}
