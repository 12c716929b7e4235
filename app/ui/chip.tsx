import { Icon } from "./icon";
import type { ComponentProps, ReactNode } from "react";

import { joinClasses } from "./join-classes";

/** Classes of a chip, tall enough to tap and fully round on one line. */
export const chipLooks = joinClasses(
  "group/chip relative inline-flex min-h-11 max-w-full items-center gap-2 rounded-[1.375rem] border border-line-strong",
  "bg-surface px-4 py-1.5 text-left leading-snug transition-colors hover:border-ink-soft",
  "has-checked:border-accent has-checked:bg-accent-soft has-checked:shadow-[inset_0_0_0_1px_var(--color-accent)]",
  "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
);

/** A mark of a selected chip besides its color; takes no room. */
export const chosenMark = (
  <span
    aria-hidden
    className="absolute -top-1.5 -right-1 hidden size-5 items-center justify-center rounded-full bg-accent text-accent-ink group-has-checked/chip:inline-flex group-aria-expanded/chip:inline-flex"
  >
    <Icon name="check" className="size-3.5 stroke-3" />
  </span>
);

const inputLooks = "absolute inset-0 cursor-[inherit] appearance-none rounded-[1.375rem] outline-none";

interface AnswerChipProps extends ComponentProps<"input"> {
  type?: "radio" | "checkbox";
  children: ReactNode;
}

/** One answer of a question: a radio button, or a checkbox where several go. `className` goes to the label. */
export function AnswerChip({ type = "radio", className, children, ...input }: AnswerChipProps) {
  return (
    <label className={joinClasses(chipLooks, className)}>
      <input {...input} type={type} className={inputLooks} />
      {chosenMark}
      <span dir="auto" className="min-w-0">
        {children}
      </span>
    </label>
  );
}
