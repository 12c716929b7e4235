import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * Does on a change of the page what a browser does for a new document: says its title to who does not see it, and leads the focus
 * to the content from where it is of no use any more. `contentId` is the content's.
 */
export function PageAnnouncer({ contentId }: { contentId: string }) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    const content = document.getElementById(contentId)!;
    if (!content.contains(document.activeElement)) content.focus({ preventScroll: true });
  }, [pathname, contentId]);
  return (
    <p role="status" aria-live="polite" translate="no" className="sr-only">
      {title}
    </p>
  );
}
