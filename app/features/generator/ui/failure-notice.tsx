import { useEffect, useRef, useState } from "react";

import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";

interface FailureNoticeProps {
  failure: string | null;
  className: string;
  /** Tries again; without it the button sends the form that it stands in. */
  onAgain?: () => void;
}

/**
 * Why a generation failed, scrolled to only where it is out of view; after a lost connection that it is back, as soon as it is.
 * With a network it can be tried again at once.
 */
export function FailureNotice({ failure, className, onAgain }: FailureNoticeProps) {
  const { t } = useTranslation("generator");
  const place = useRef<HTMLDivElement>(null);
  const isBack = useIsBack(failure === t("offline"));
  useEffect(() => {
    if (!failure) return;
    const { top, bottom } = place.current!.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) place.current!.scrollIntoView({ block: "nearest" });
  }, [failure]);
  if (!failure) return null;
  const again = (
    <Button type={onAgain ? "button" : "submit"} size="sm" variant="secondary" onClick={onAgain}>
      {t("again")}
    </Button>
  );
  return (
    <div ref={place} className={className}>
      {isBack ? (
        <Notice tone="success" action={again}>
          {t("online")}
        </Notice>
      ) : (
        <Notice tone="danger" action={failure === t("broken") && again}>
          {failure}
        </Notice>
      )}
    </div>
  );
}

/** Whether a lost connection is back. */
function useIsBack(isLost: boolean): boolean {
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    if (!isLost) return undefined;
    const online = () => setBack(true);
    addEventListener("online", online);
    return () => {
      removeEventListener("online", online);
      setBack(false);
    };
  }, [isLost]);
  return isLost && isBack;
}
