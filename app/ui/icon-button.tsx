import type { ReactNode } from "react";

import { Button, type ButtonProps } from "./button";
import { joinClasses } from "./join-classes";
import { Tooltip } from "./tooltip";
import { VisuallyHidden } from "./visually-hidden";

interface IconButtonProps extends Omit<ButtonProps, "icon" | "children" | "asChild"> {
  /** What pressing does, for screen readers and as tooltip. */
  label: string;
  icon: ReactNode;
}

/** A square button with a picture and a name; it needs the page's TooltipProvider around it. */
export function IconButton({
  label,
  icon,
  variant = "ghost",
  size = "md",
  className,
  ...rest
}: IconButtonProps) {
  const square = size === "sm" ? "min-w-9 px-1! pointer-coarse:min-w-11" : "min-w-11 px-1!";
  return (
    <Tooltip text={label}>
      <Button variant={variant} size={size} icon={icon} className={joinClasses(square, className)} {...rest}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </Button>
    </Tooltip>
  );
}
