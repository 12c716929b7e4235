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
