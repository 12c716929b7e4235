import { useId, type MouseEvent, type ReactNode, type Ref } from "react";
import { useLocation } from "react-router";

import { Button } from "./button";
import { Icon } from "./icon";

interface MenuProps {
  /** The content of its button. */
  label: ReactNode;
  /** Its button. */
  opener?: Ref<HTMLButtonElement>;
  className?: string;
  children: ReactNode;
}

/**
 * A button, and the links below it: the browser's own popover, which opens, and closes by Escape or a press outside, without
 * scripts. A chosen link closes it.
 */
export function Menu({ label, opener, className, children }: MenuProps) {
  const id = useId();
  const { key } = useLocation();
  return (
    <>
      <Button ref={opener} variant="secondary" size="sm" popoverTarget={id} className={className}>
        {label}
        <Icon name="chevron-down" />
      </Button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- The events come from its links. */}
      <div key={key} id={id} popover="auto" onClick={close} className="menu-panel">
        {children}
      </div>
    </>
  );
}

/** Closes the menu after a choice, also one that opens something on the same page. */
function close({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if ((target as Element).closest("a")) currentTarget.hidePopover();
}
