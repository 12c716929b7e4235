import { useEffect, useRef, type ReactNode } from "react";

import { joinClasses } from "./join-classes";

interface ChipRowProps {
  label: string;
  /** The place of the chosen one. */
  chosen: number;
  className?: string;
  /** List items with a `ChipLink` each. */
  children: ReactNode;
}

/** Choices as links in a row; on a phone it scrolls, with the chosen one in its middle. */
export function ChipRow({ label, chosen, className, children }: ChipRowProps) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = row.current!;
    const chip = list.children[chosen] as HTMLElement;
    list.scrollLeft = chip.offsetLeft - (list.clientWidth - chip.offsetWidth) / 2;
  }, [chosen]);
  return (
    <nav aria-label={label} className={joinClasses("min-w-0", className)}>
      <ul
        ref={row}
        className="relative flex gap-1.5 *:shrink-0 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-0.5 sm:flex-wrap"
      >
        {children}
      </ul>
    </nav>
  );
}
