import type { ComponentProps, MouseEvent, ReactNode } from "react";

import { asOneChild } from "./as-child";
import { joinClasses } from "./join-classes";
import { Spinner } from "./loading";

const variants = {
  primary: "button-primary",
  secondary: "button-secondary",
  ghost: "button-ghost",
  danger: "button-danger",
};

const sizes = { sm: "button-sm", md: "button-md", lg: "button-lg" };

export interface ButtonProps extends ComponentProps<"button"> {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
  /** Shown before the label; a spinner takes its place while `pending`. */
  icon?: ReactNode;
  /** Shows a spinner, sets aria-busy and ignores clicks; the focus stays on the button. */
  pending?: boolean;
  /** Styles its one child instead, such as a link; without `icon` and `pending`. */
  asChild?: boolean;
}

const hold = (event: MouseEvent) => event.preventDefault();

/** A button; `type` defaults to "button". The space after it separates labels without style sheets. */
export function Button({
  variant = "primary",
  size = "md",
  icon,
  pending = false,
  asChild = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  const looks = joinClasses("button", variants[variant], sizes[size], className);
  if (asChild) return <>{asOneChild(children, { className: looks, ...rest })} </>;
  return (
    <>
      <button
        type="button"
        className={looks}
        {...rest}
        // A disabled button would lose the focus.
        {...(pending && { "aria-disabled": true, "aria-busy": true, onClick: hold })}
      >
        {pending ? <Spinner /> : icon}
        {children}
      </button>{" "}
    </>
  );
}
