import type { ComponentProps } from "react";
import { Link } from "react-router";

import { joinClasses } from "./join-classes";

type ChipLinkProps = Omit<ComponentProps<typeof Link>, "className" | "discover"> & { small?: boolean };

/** One choice of a list, as a link; `aria-current` marks the chosen one. The page keeps its place unless told otherwise. */
export const ChipLink = ({ small, ...link }: ChipLinkProps) => (
  <Link preventScrollReset discover="none" {...link} className={joinClasses("chip", small && "chip-small")} />
);
