import { useEffect } from "react";

import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Notice } from "~/ui/notice";

import { otherUseOf } from "../reading/other-use";

const icons = { automation: "workflow", image: "image", video: "clapperboard" } as const;

export interface UseNoticeProps {
  line: string;
  /** Without it the button submits its form, and the reason for an automation is told. */
  onChoose?: (use: "automation" | "image" | "video") => void;
  /** Called when it is there. */
  onShow?: () => void;
  className?: string;
}

/** Tells of a line for a text that it seems to be an automation, a picture or a film, with one tap to make it one; renders nothing of another line. */
export function UseNotice({ line, onChoose, onShow, className }: UseNoticeProps) {
  const { t } = useTranslation("generator");
  const use = otherUseOf(line);
  const isShown = use !== null;
  useEffect(() => {
    if (isShown) onShow?.();
  }, [isShown, onShow]);
  if (!isShown) return null;
  return (
    <Notice
      className={className}
      title={t(`useNotice.${use}.title`)}
      action={
        <Button
          type={onChoose ? "button" : "submit"}
          variant="secondary"
          size={onChoose ? "sm" : "md"}
          icon={<Icon name={icons[use]} />}
          onClick={onChoose && (() => onChoose(use))}
        >
          {t(`useNotice.${use}.choose`)}
        </Button>
      }
    >
      {!onChoose && use === "automation" && t("useNotice.automation.reason")}
    </Notice>
  );
}
