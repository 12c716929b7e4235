import type { ComponentProps } from "react";

import { asOneChild } from "./as-child";
import { joinClasses } from "./join-classes";

const paddings = { none: "", md: "p-4 sm:p-5", lg: "p-5 sm:p-8" };

interface CardProps extends ComponentProps<"div"> {
  padding?: keyof typeof paddings;
  /** Styles its one child instead: an article, a list item, a section. */
  asChild?: boolean;
}

/** A box with a border and rounded corners. */
export function Card({ padding = "md", asChild, className, children, ...rest }: CardProps) {
  const props = { className: joinClasses("card", paddings[padding], className), ...rest };
  return asChild ? asOneChild(children, props) : <div {...props}>{children}</div>;
}
