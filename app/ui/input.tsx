import { Icon } from "./icon";
import type { ComponentProps } from "react";

import { joinClasses } from "./join-classes";

/** A one-line text box. Inside a Field, spread the field's control onto it. */
export function Input({ className, type = "text", ...rest }: ComponentProps<"input">) {
  return (
    <input
      type={type}
      className={joinClasses("control min-h-11 px-3 py-2 leading-snug", className)}
      {...rest}
    />
  );
}

/** The browser's own select, so that it works before and without scripts; `className` goes to its frame. */
export function Select({ className, children, ...rest }: ComponentProps<"select">) {
  return (
    <span className={joinClasses("relative inline-flex w-full", className)}>
      <select className="control min-h-11 appearance-none truncate py-2 pr-10 pl-3 leading-snug" {...rest}>
        {children}
      </select>
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-soft"
      />
    </span>
  );
}

interface TextareaProps extends ComponentProps<"textarea"> {
  /** Height of the empty box in px. */
  minHeight?: number;
  /** Height in px, or in any unit of CSS, up to which it grows with its text; beyond it the box scrolls. */
  maxHeight?: number | string;
}

/** A text box that grows with its text; where the browser cannot, it can be dragged taller. */
export function Textarea({ className, style, minHeight = 100, maxHeight, ...rest }: TextareaProps) {
  return (
    <textarea
      className={joinClasses(
        "control field-sizing-content resize-y px-3 py-2.5 supports-[field-sizing:content]:resize-none",
        className,
      )}
      style={{ minHeight, maxHeight, ...style }}
      {...rest}
    />
  );
}
