import { Icon } from "./icon";
import type { ComponentProps, ReactNode } from "react";

import { joinClasses } from "./join-classes";

/** What people write in words of their own: in the direction of their script, and nothing that a browser could know. */
const ownWords = { type: "text", dir: "auto", autoComplete: "off" };

/** A one-line text box, of one's own words unless it has a `type`. Inside a Field, spread the field's control onto it. */
export function Input({ className, ...rest }: ComponentProps<"input">) {
  return (
    <input
      className={joinClasses("control min-h-11 px-3 py-2 leading-snug", className)}
      {...(rest.type === undefined && ownWords)}
      {...rest}
    />
  );
}

interface SelectProps extends ComponentProps<"select"> {
  /** Values with their names, after the children. */
  options?: readonly (readonly [value: string | number, name: ReactNode])[];
}

/** The browser's own select, so that it works before and without scripts; `className` goes to its frame. */
export function Select({ className, children, options, ...rest }: SelectProps) {
  return (
    <span className={joinClasses("relative inline-flex w-full", className)}>
      <select className="control min-h-11 appearance-none truncate py-2 pr-10 pl-3 leading-snug" {...rest}>
        {children}
        {options?.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
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

/** A text box in the direction of its script that grows with its text; where the browser cannot, it can be dragged taller. */
export function Textarea({ className, style, minHeight = 100, maxHeight, ...rest }: TextareaProps) {
  return (
    <textarea
      dir="auto"
      className={joinClasses(
        "control field-sizing-content resize-y px-3 py-2.5 supports-[field-sizing:content]:resize-none",
        className,
      )}
      style={{ minHeight, maxHeight, ...style }}
      {...rest}
    />
  );
}
