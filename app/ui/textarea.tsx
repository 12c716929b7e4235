import type { ComponentProps } from "react";

import { joinClasses } from "./join-classes";

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
