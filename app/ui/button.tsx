import { Slot } from "radix-ui";
import type { ComponentProps, MouseEvent, ReactNode } from "react";

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
  /** Work is under way: shows a spinner, sets aria-busy and takes no further press; the focus stays on it. */
  pending?: boolean;
  /** Gives the looks to the one child instead, such as a link. */
  asChild?: boolean;
}

const hold = (event: MouseEvent) => event.preventDefault();

/**
 * A press that does something; `type` is "button" unless told otherwise. The space behind it is for browsers without style sheets,
 * which run words together.
 */
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
  const lead = pending ? <Spinner /> : icon;
  if (asChild) {
    return (
      <>
        <Slot.Root className={looks} {...rest}>
          {lead}
          <Slot.Slottable>{children}</Slot.Slottable>
        </Slot.Root>{" "}
      </>
    );
  }
  return (
    <>
      <button
        type="button"
        className={looks}
        {...rest}
        // A disabled button would lose the focus of whoever pressed it.
        {...(pending && { "aria-disabled": true, "aria-busy": true, onClick: hold })}
      >
        {lead}
        {children}
      </button>{" "}
    </>
  );
}
