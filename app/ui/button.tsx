import { Slot } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";

import { joinClasses } from "./join-classes";
import { Spinner } from "./spinner";

const variants = {
  primary: "border-accent bg-accent text-accent-ink hover:border-accent-hover hover:bg-accent-hover",
  secondary: "border-line-strong bg-surface text-ink hover:border-ink-soft hover:bg-surface-sunken",
  ghost: "border-transparent text-ink hover:bg-ink/7",
  danger: "border-danger bg-danger text-danger-ink hover:border-danger-hover hover:bg-danger-hover",
};

const sizes = {
  sm: "min-h-9 gap-1.5 px-3 py-1 text-sm pointer-coarse:min-h-11",
  md: "min-h-11 gap-2 px-4 py-2 text-base",
  lg: "min-h-13 gap-2.5 px-6 py-2.5 text-lg",
};

export interface ButtonProps extends ComponentProps<"button"> {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
  /** Shown before the label; a spinner takes its place while `pending`. */
  icon?: ReactNode;
  /** Work is under way: shows a spinner, sets aria-busy and takes no further press. */
  pending?: boolean;
  /** Gives the looks to the one child instead, such as a link. */
  asChild?: boolean;
}

/** A press that does something; `type` is "button" unless told otherwise. */
export function Button({
  variant = "primary",
  size = "md",
  icon,
  pending = false,
  asChild = false,
  className,
  children,
  disabled,
  ...rest
}: ButtonProps) {
  const looks = joinClasses(
    "inline-flex items-center justify-center rounded-control border text-center leading-snug font-semibold break-keep wrap-break-word",
    "no-underline transition-colors select-none [&_svg]:size-[1.25em] [&_svg]:shrink-0",
    "disabled:pointer-events-none disabled:not-aria-busy:looks-disabled aria-busy:opacity-80",
    variants[variant],
    sizes[size],
    className,
  );
  const lead = pending ? <Spinner /> : icon;
  if (asChild) {
    return (
      <Slot.Root className={looks} {...rest}>
        {lead}
        <Slot.Slottable>{children}</Slot.Slottable>
      </Slot.Root>
    );
  }
  return (
    <button
      type="button"
      className={looks}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      {...rest}
    >
      {lead}
      {children}
    </button>
  );
}
