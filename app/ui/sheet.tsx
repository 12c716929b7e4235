import { Icon } from "./icon";
import { useId, type ReactNode } from "react";

interface SheetProps {
  title: string;
  openLabel: string;
  closeLabel: string;
  /** The icon of the button that opens it. */
  icon: ReactNode;
  children: ReactNode;
}

const square = "inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-ink/7";

/**
 * A button, and the panel it slides in from the right. The panel is the browser's own popover: it opens, closes by
 * Escape or a press outside, and hands the focus back, all without scripts.
 */
export function Sheet({ title, openLabel, closeLabel, icon, children }: SheetProps) {
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id} aria-label={openLabel} className={square}>
        {icon}
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={title}
        className="sheet fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[min(20rem,85vw)] overflow-y-auto border-0 border-l border-line bg-surface-raised p-4 text-ink"
      >
        <div className="mb-2 flex min-h-11 items-center justify-between gap-4">
          <p className="font-bold">{title}</p>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={closeLabel}
            className={square}
          >
            <Icon name="x" className="size-5 text-ink-soft" />
          </button>
        </div>
        {children}
      </div>
    </>
  );
}
