import { useEffect, useRef, useState } from "react";

import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";

interface FailureNoticeProps {
  failure: string | null;
  className: string;
  /** It stands in the form, which can be sent again once the connection is back. */
  submits?: boolean;
}

/**
 * Why a generation failed, scrolled to only where it is out of view; after a lost connection that it is back, as soon as it is.
 */
export function FailureNotice({ failure, className, submits }: FailureNoticeProps) {
  const { t } = useTranslation("generator");
  const place = useRef<HTMLDivElement>(null);
  const isBack = useIsBack(failure === t("offline"));
  useEffect(() => {
    if (!failure) return;
    const { top, bottom } = place.current!.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) place.current!.scrollIntoView({ block: "nearest" });
  }, [failure]);
  if (!failure) return null;
  return (
    <div ref={place} className={className}>
      {isBack ? (
        <Notice
          tone="success"
          action={
            submits && (
              <Button type="submit" size="sm" variant="secondary">
                {t("again")}
              </Button>
            )
          }
        >
          {t("online")}
        </Notice>
      ) : (
        <Notice tone="danger">{failure}</Notice>
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
