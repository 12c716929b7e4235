import { Children, cloneElement, type ReactElement, type ReactNode } from "react";

import { joinClasses } from "./join-classes";

/** The one child with more props, for components with `asChild`; its own class names come last. */
export function asOneChild(child: ReactNode, { className, ...props }: { className?: string }): ReactElement {
  const only = Children.only(child) as ReactElement<{ className?: string }>;
  return cloneElement(only, {
    ...props,
    className: joinClasses(className, only.props.className) || undefined,
  });
}
