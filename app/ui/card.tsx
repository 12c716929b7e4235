import { Slot } from "radix-ui";
import type { ComponentProps } from "react";

import { joinClasses } from "./join-classes";

const paddings = { none: "", md: "p-4 sm:p-5", lg: "p-5 sm:p-8" };

interface CardProps extends ComponentProps<"div"> {
  padding?: keyof typeof paddings;
  /** Styles its one child instead: an article, a list item, a section. */
  asChild?: boolean;
}

/** A box with a border and rounded corners. */
export function Card({ padding = "md", asChild, className, ...rest }: CardProps) {
  const Sheet = asChild ? Slot.Root : "div";
  return <Sheet className={joinClasses("card", paddings[padding], className)} {...rest} />;
}
