import type { ReactNode } from "react";

export const listHeadingId = "list";

/** The heading of a list, for screen readers only; it gets the focus on a new page of the list. */
export function ListHeading({ children }: { children: ReactNode }) {
  return (
    <h2 id={listHeadingId} tabIndex={-1} className="sr-only">
      {children}
    </h2>
  );
}
