import { joinClasses } from "./join-classes";

/** A grey place where something is about to stand; give it the size of that thing by `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={joinClasses("block animate-pulse rounded-md bg-line", className)} />;
}
