import { useCallback, useEffect, type RefObject } from "react";

/**
 * Keeps the focused purpose in view once it asks something: the bar of the button then sticks to the window's end, where the field may
 * be. Returns what does it again, for a bar that has grown.
 */
export function useShownField(form: RefObject<HTMLFormElement | null>, asks: boolean): () => void {
  const show = useCallback(() => {
    const box = form.current!.elements.namedItem("purpose") as HTMLElement;
    if (box === document.activeElement) box.scrollIntoView({ block: "nearest" });
  }, [form]);
  useEffect(() => {
    if (asks) show();
  }, [asks, show]);
  return show;
}
