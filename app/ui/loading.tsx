import { LoaderCircle } from "lucide-react";

import { joinClasses } from "./join-classes";
import { VisuallyHidden } from "./visually-hidden";

interface SpinnerProps {
  /** What is being waited for; leave it out where visible text already says so. */
  label?: string;
  className?: string;
}

/** A turning ring in the colour of the text around it, 1.25em wide unless `className` says otherwise. */
export function Spinner({ label, className = "size-[1.25em]" }: SpinnerProps) {
  return (
    <span role={label ? "status" : undefined} className="inline-flex">
      <LoaderCircle aria-hidden className={joinClasses("animate-spin", className)} />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}

/** A grey place where something is about to stand; give it the size of that thing by `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={joinClasses("block animate-pulse rounded-md bg-line", className)} />;
}
