import type { CSSProperties } from "react";

import drawing from "./street.svg?no-inline";

/** The street on an evening like any other, with every window lit, with one lit, or asleep. */
type Scene = "open" | "lit" | "first" | "night";

/** The houses of the drawing, and how many are never dark. */
const houses = 8;
const lightest = 3;

interface StreetProps {
  scene?: Scene;
  /** How many houses are lit, from the middle of the street. Default: all. */
  lit?: number;
  className?: string;
}

/**
 * The town itself: a row of small shops at dusk, in the color of the text around it. It fills the box that
 * `className` gives it and shows the middle of the street, at night its end, where the box is narrow.
 */
export function Street({ scene = "open", lit = houses, className = "h-44 w-full" }: StreetProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 936 260"
      // The moon is at its end.
      preserveAspectRatio={`x${scene === "night" ? "Max" : "Mid"}YMax slice`}
      style={lightsOf(lit)}
      className={`street-${scene} mask-x-from-96% mask-x-to-100% ${className}`}
    >
      <use href={`${drawing}#street`} />
    </svg>
  );
}

/** The order in which houses are lit, by number. */
const order = [4, 5, 3, 6, 2, 7, 1, 8];

/** The custom properties that leave the windows of the other houses dark. */
const lightsOf = (lit: number) =>
  Object.fromEntries(
    order.slice(Math.max(lit, lightest)).map((house) => [`--house-${house}`, "transparent"]),
  ) as CSSProperties;
