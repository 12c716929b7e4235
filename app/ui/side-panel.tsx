import { Icon } from "./icon";
import { useId, useLayoutEffect, useRef, type ReactNode } from "react";

interface SidePanelProps {
  /** The label of the checkbox that opens the panel, for screen readers. */
  openLabel: string;
  icon: ReactNode;
  /** A key of the current choice: the panel closes when it changes. */
  choice: string;
  /** The name of the current choice, shown on the closed panel. */
  current: string;
  children: ReactNode;
}

/** A list's filter panel: always open next to the list, collapsible above it on a phone. */
export function SidePanel({ openLabel, icon, choice, current, children }: SidePanelProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(choice);
  // Before the paint: Firefox and WebKit take the focus from a hidden element at once.
  useLayoutEffect(() => {
    if (shown.current === choice) return;
    shown.current = choice;
    // The clicked link is hidden now.
    if (panel.current!.contains(document.activeElement) && box.current!.offsetParent) box.current!.focus();
  }, [choice]);
  return (
    <div className="max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-surface">
      <input
        // A new choice remounts the checkbox unchecked, which closes the panel.
        key={choice}
        ref={box}
        type="checkbox"
        id={id}
        aria-label={`${openLabel} (${current})`}
        className="peer absolute size-px appearance-none opacity-0 lg:hidden"
      />
      <label
        htmlFor={id}
        className="flex min-h-11 items-center gap-3 rounded-card px-4 py-2 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus lg:hidden peer-checked:[&>svg:last-child]:rotate-180"
      >
        <span aria-hidden className="shrink-0 text-ink-soft [&>svg]:size-5">
          {icon}
        </span>
        <span dir="auto" className="min-w-0 flex-1 truncate font-semibold">
          {current}
        </span>
        <Icon name="chevron-down" className="size-5 shrink-0 text-ink-soft" />
      </label>
      <div
        ref={panel}
        className="max-lg:hidden max-lg:border-t max-lg:border-line max-lg:p-2 max-lg:peer-checked:block"
      >
        {children}
      </div>
    </div>
  );
}
