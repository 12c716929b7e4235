import { useEffect } from "react";

import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Notice } from "~/ui/notice";

import { seemsAutomation } from "../reading/seems-automation";
import { seemsPicture } from "../reading/seems-picture";

interface UseNoticeProps {
  line: string;
  /** Without it the button submits its form, which makes an automation, and the reason is told. */
  onChoose?: (use: "automation" | "image") => void;
  /** Called when it is there. */
  onShow?: () => void;
  className?: string;
}

/** Tells of a line for a text that it seems to be an automation or a picture, with one tap to make it one; renders nothing of another line. */
export function UseNotice({ line, onChoose, onShow, className }: UseNoticeProps) {
  const { t } = useTranslation("generator");
  const isPicture = onChoose !== undefined && seemsPicture(line);
  const isShown = isPicture || seemsAutomation(line);
  useEffect(() => {
    if (isShown) onShow?.();
  }, [isShown, onShow]);
  if (!isShown) return null;
  return (
    <Notice
      className={className}
      title={t(isPicture ? "picture.title" : "automation.title")}
      action={
        <Button
          type={onChoose ? "button" : "submit"}
          variant="secondary"
          size={onChoose ? "sm" : "md"}
          icon={<Icon name={isPicture ? "image" : "workflow"} />}
          onClick={onChoose && (() => onChoose(isPicture ? "image" : "automation"))}
        >
          {t(isPicture ? "picture.choose" : "automation.choose")}
        </Button>
      }
    >
      {!onChoose && t("automation.reason")}
    </Notice>
  );
}
