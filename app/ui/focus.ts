import { useEffect, useRef, useState, type RefObject } from "react";

import { toastStore } from "./toast-store";

/**
 * Props of a dialog's content that close the toast when it opens, and then return the focus to the element that had it before, or else to
 * `returnTo` or the page's content. Radix does so for its own triggers only.
 */
export function useFocusReturn(returnTo?: RefObject<HTMLElement | null>) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus() {
      // They are about an earlier action.
      toastStore.dismiss();
      opener.current = document.activeElement;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      const target = opener.current?.checkVisibility()
        ? opener.current
        : (returnTo?.current ?? document.querySelector("main"));
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    },
  };
}

/** State of an in-place editor, and the ref of the element that opens it and gets the focus back. */
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

/** A ref that focuses its element when it appears. */
export const focusOnMount = (element: HTMLElement | null) => element?.focus();
