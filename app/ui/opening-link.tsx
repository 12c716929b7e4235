import { useEffect, type ComponentProps, type MouseEvent } from "react";
import { Link, useNavigate } from "react-router";

import { prefetchOnIntent } from "./prefetch";

interface OpeningLinkProps extends Omit<ComponentProps<typeof Link>, "prefetch"> {
  onOpen: () => void;
  /** Loads the code of what it opens; where that fails, the link is followed. */
  load?: () => Promise<unknown>;
  /** When to load it: on hover and focus, or with the page, for members' own work, which opens without a network too. */
  prefetch?: "intent" | "render";
}

/** Opens a dialog or an editor on the page; without scripts, and in a new tab, it is a link to the page with the same form. */
export function OpeningLink({ onOpen, load, prefetch = "intent", ...link }: OpeningLinkProps) {
  const navigate = useNavigate();
  useEffect(() => {
    if (prefetch === "render") load?.().catch(() => undefined);
  }, [load, prefetch]);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (load) load().then(onOpen, () => navigate(link.to));
    else onOpen();
  };
  return <Link {...link} {...(load && prefetchOnIntent(load))} onClick={open} />;
}
