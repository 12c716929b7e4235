import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";

import { joinClasses } from "./join-classes";

/** The browser's own select, so that it works before and without scripts; `className` goes to its frame. */
export function Select({ className, children, ...rest }: ComponentProps<"select">) {
  return (
    <span className={joinClasses("relative inline-flex w-full", className)}>
      <select className="control min-h-11 appearance-none truncate py-2 pr-10 pl-3 leading-snug" {...rest}>
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-soft"
      />
    </span>
  );
}
