import { ChevronDown } from "lucide-react";
import { useId, useLayoutEffect, useRef, type ReactNode } from "react";

interface SidePanelProps {
  /** What folding it open shows, for screen readers. */
  openLabel: string;
  icon: ReactNode;
  /** What of it is chosen now, by a word of its own: another one folds the panel. */
  choice: string;
  /** Its name, which the folded panel shows. */
  current: string;
  children: ReactNode;
}

/** What one chooses a list's part from: always open beside the list, and folded away above it on a phone. */
export function SidePanel({ openLabel, icon, choice, current, children }: SidePanelProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(choice);
  // Before the browser draws: what is no longer drawn loses the focus then, in Firefox and WebKit at once.
  useLayoutEffect(() => {
    if (shown.current === choice) return;
    shown.current = choice;
    // What was pressed in it is folded away.
    if (panel.current!.contains(document.activeElement) && box.current!.offsetParent) box.current!.focus();
  }, [choice]);
  return (
    <div className="max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-surface">
      <input
        // Once something is chosen the panel makes room for the list: it begins anew, folded.
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
        <ChevronDown aria-hidden className="size-5 shrink-0 text-ink-soft" />
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
