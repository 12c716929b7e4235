import { useEffect, useRef, useState } from "react";

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

/** Something that is edited in its place: whether it is, and the ref of what opens the editor, which gets the focus back. */
export function useEditor<Opener extends HTMLElement>() {
  const [editing, setEditing] = useState(false);
  const opener = useRef<Opener>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) opener.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  return { editing, setEditing, opener };
}

/** As a ref: what appears has the focus, once. */
export const focusOn = (element: HTMLElement | null) => element?.focus();
