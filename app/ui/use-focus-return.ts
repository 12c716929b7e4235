import { useRef } from "react";

/**
 * Gives the focus back to where it was when a dialog opened; where that is gone or folded away, to the page's content. Radix knows of its own
 * triggers alone.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus() {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      const target = opener.current?.checkVisibility() ? opener.current : document.querySelector("main");
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    },
  };
}
