import { useId, type ReactNode } from "react";
import { useLocation } from "react-router";

import { Button } from "./button";
import { Icon } from "./icon";

interface MenuProps {
  /** The content of its button. */
  label: ReactNode;
  className?: string;
  children: ReactNode;
}

/**
 * A button, and the links below it: the browser's own popover, which opens, and closes by Escape or a press outside, without
 * scripts. A chosen link closes it.
 */
export function Menu({ label, className, children }: MenuProps) {
  const id = useId();
  const { key } = useLocation();
  return (
    <>
      <Button variant="secondary" size="sm" popoverTarget={id} className={className}>
        {label}
        <Icon name="chevron-down" />
      </Button>
      <div key={key} id={id} popover="auto" className="menu-panel">
        {children}
      </div>
    </>
  );
}
