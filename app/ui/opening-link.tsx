import type { ComponentProps, MouseEvent } from "react";
import { Link } from "react-router";

interface OpeningLinkProps extends ComponentProps<typeof Link> {
  onOpen: () => void;
}

/** Opens something on the page; without scripts, and in a new tab, it leads to the page that holds the same. */
export function OpeningLink({ onOpen, ...link }: OpeningLinkProps) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen();
  };
  return <Link {...link} onClick={open} />;
}
