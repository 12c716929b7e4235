import { useEffect } from "react";

import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Notice } from "~/ui/notice";

import { seemsAutomation } from "../reading/seems-automation";

interface AutomationNoticeProps {
  line: string;
  /** Without it the button submits its form, and the reason is told. */
  onChoose?: () => void;
  /** Called when it is there. */
  onShow?: () => void;
  className?: string;
}

/** Tells of a line for a text that it seems to be an automation, with one tap to make it one; renders nothing of another line. */
export function AutomationNotice({ line, onChoose, onShow, className }: AutomationNoticeProps) {
  const { t } = useTranslation("generator");
  const isShown = seemsAutomation(line);
  useEffect(() => {
    if (isShown) onShow?.();
  }, [isShown, onShow]);
  if (!isShown) return null;
  return (
    <Notice
      className={className}
      title={t("automation.title")}
      action={
        <Button
          type={onChoose ? "button" : "submit"}
          variant="secondary"
          size={onChoose ? "sm" : "md"}
          icon={<Icon name="workflow" />}
          onClick={onChoose}
        >
          {t("automation.choose")}
        </Button>
      }
    >
      {!onChoose && t("automation.reason")}
    </Notice>
  );
}
