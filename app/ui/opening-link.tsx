import type { ComponentProps, MouseEvent } from "react";
import { Link, useNavigate } from "react-router";

import { wantedBy } from "./wanted-by";

interface OpeningLinkProps extends ComponentProps<typeof Link> {
  onOpen: () => void;
  /** Fetches what it opens; where that cannot be had, the link is followed. */
  ahead?: () => Promise<unknown>;
}

/** Opens something on the page; without scripts, and in a new tab, it leads to the page that holds the same. */
export function OpeningLink({ onOpen, ahead, ...link }: OpeningLinkProps) {
  const navigate = useNavigate();
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (ahead) ahead().then(onOpen, () => navigate(link.to));
    else onOpen();
  };
  return <Link {...link} {...(ahead && wantedBy(ahead))} onClick={open} />;
}
