import type { IconName } from "./icon-names";
import sprite from "./icons.svg?no-inline";
import { joinClasses } from "./join-classes";

interface IconProps {
  name: IconName;
  className?: string;
}

/** An icon in the color of the text, 1.5rem wide unless `className` or the element around it sets a size. */
export const Icon = ({ name, className }: IconProps) => (
  <svg aria-hidden className={joinClasses("icon", className)}>
    <use href={`${sprite}#${name}`} />
  </svg>
);
