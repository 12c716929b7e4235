import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

import { listHeadingId } from "~/client/list-heading";

/**
 * Does on a change of the page what a browser does for a new document: says its title to who does not see it, and leads the focus
 * to the content from where it is of no use any more. Where the page stays and only what had the focus goes, such as a filter that
 * is taken back, the list has it. `contentId` is the content's.
 */
export function PageAnnouncer({ contentId }: { contentId: string }) {
  const { pathname, hash, key } = useLocation();
  const shown = useRef({ pathname, key });
  const [title, setTitle] = useState("");
  useEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { pathname, key };
    const content = document.getElementById(contentId)!;
    const focused = document.activeElement;
    if (before.pathname !== pathname) {
      setTitle(document.title);
      if (!content.contains(focused)) content.focus({ preventScroll: true });
    } else if (!hash && (!focused || focused === document.body)) {
      (document.getElementById(listHeadingId) ?? content).focus({ preventScroll: true });
    }
  }, [pathname, hash, key, contentId]);
  return (
    <p role="status" aria-live="polite" translate="no" className="sr-only">
      {title}
    </p>
  );
}
