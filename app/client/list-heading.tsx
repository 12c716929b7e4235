import type { ReactNode } from "react";

export const listHeadingId = "list";

/** The heading of a list, for screen readers alone: where a new page of the list begins. */
export function ListHeading({ children }: { children: ReactNode }) {
  return (
    <h2 id={listHeadingId} tabIndex={-1} className="sr-only">
      {children}
    </h2>
  );
}
