import drawing from "./street.svg?no-inline";

/**
 * What the street shows: an evening like any other (`open`), every window lit (`lit`), one window lit (`first`), or all of it asleep
 * (`night`).
 */
type Scene = "open" | "lit" | "first" | "night";

interface StreetProps {
  scene?: Scene;
  className?: string;
}

/**
 * The town itself: a row of small shops at dusk, in the color of the text around it. It fills the box that
 * `className` gives it and shows the middle of the street, at night its end, where the box is narrow.
 */
export function Street({ scene = "open", className = "h-44 w-full" }: StreetProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 936 260"
      // The moon is at its end.
      preserveAspectRatio={`x${scene === "night" ? "Max" : "Mid"}YMax slice`}
      className={`street-${scene} mask-x-from-96% mask-x-to-100% ${className}`}
    >
      <use href={`${drawing}#street`} />
    </svg>
  );
}
