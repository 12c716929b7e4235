import { joinClasses } from "./join-classes";
import drawing from "./street.svg?no-inline";

/**
 * The town itself: a row of small shops at dusk, in the color of the text around it. It fills the box that
 * `className` gives it and shows the middle of the street where the box is narrow.
 */
export function Street({ className = "h-44 w-full" }: { className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 936 260"
      preserveAspectRatio="xMidYMax slice"
      className={joinClasses("mask-x-from-96% mask-x-to-100%", className)}
    >
      <use href={`${drawing}#street`} />
    </svg>
  );
}
