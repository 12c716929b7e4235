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
  /** Shows a spinner, sets aria-busy and ignores clicks; the focus stays on the button. */
  pending?: boolean;
  /** Styles its one child instead, such as a link. */
  asChild?: boolean;
}

const hold = (event: MouseEvent) => event.preventDefault();

/**
 * A button; `type` defaults to "button". The space after it keeps labels apart without style sheets.
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
        // A disabled button would lose the focus.
        {...(pending && { "aria-disabled": true, "aria-busy": true, onClick: hold })}
      >
        {lead}
        {children}
      </button>{" "}
    </>
  );
}
