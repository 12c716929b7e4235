import { useEffect, useRef } from "react";

import { Notice } from "~/ui/notice";

/** Why a generation failed, next to the button that was pressed; scrolled to only where it is out of view. */
export function FailureNotice({ failure, className }: { failure: string | null; className: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!failure) return;
    const { top, bottom } = place.current!.getBoundingClientRect();
    // Inside a sticky bar the browser would scroll to where the bar is without being sticky.
    if (top < 0 || bottom > innerHeight) place.current!.scrollIntoView({ block: "nearest" });
  }, [failure]);
  if (!failure) return null;
  return (
    <div ref={place} className={className}>
      <Notice tone="danger">{failure}</Notice>
    </div>
  );
}
