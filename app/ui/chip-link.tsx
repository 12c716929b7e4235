import type { ComponentProps } from "react";
import { Link } from "react-router";

type ChipLinkProps = Omit<ComponentProps<typeof Link>, "className" | "discover">;

/** One choice of a list, as a link; `aria-current` marks the chosen one. The page keeps its place unless told otherwise. */
export function ChipLink(link: ChipLinkProps) {
  return <Link preventScrollReset discover="none" {...link} className="chip" />;
}
