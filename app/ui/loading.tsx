import { Icon } from "./icon";

import { joinClasses } from "./join-classes";

interface SpinnerProps {
  /** Text for screen readers; leave it out next to a visible text. */
  label?: string;
  className?: string;
}

/** A spinner in the color of the text, 1.25em wide unless `className` sets a size. */
export function Spinner({ label, className = "size-[1.25em]" }: SpinnerProps) {
  return (
    <span role={label ? "status" : undefined} className="inline-flex">
      <Icon name="loader-circle" className={joinClasses("animate-spin", className)} />
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}

/** A gray placeholder for content that is loading; `className` gives its size. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={joinClasses("block animate-pulse rounded-md bg-line", className)} />;
}
