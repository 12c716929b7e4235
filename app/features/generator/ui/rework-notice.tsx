import { useEffect } from "react";
import { useSubmit } from "react-router";

import { useRootData } from "~/client/root-data";
import { reworkLineAddress } from "~/features/prompts/ui/rework-address";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Notice } from "~/ui/notice";

interface ReworkNoticeProps {
  /** It stands in the generator's form, whose own button does something else. */
  isInside?: boolean;
  /** Called when it is there. */
  onShow?: () => void;
  className?: string;
}

/** Tells of a line that it is a prompt already, with one tap to save it and see what to take out. */
export function ReworkNotice({ isInside, onShow, className }: ReworkNoticeProps) {
  const { t } = useTranslation("generator");
  const submit = useSubmit();
  const isVisitor = !useRootData()?.viewer;
  useEffect(() => onShow?.(), [onShow]);
  return (
    <Notice
      className={className}
      title={t("oldPrompt.title")}
      action={
        <Button
          type={isInside ? "button" : "submit"}
          variant="secondary"
          size="sm"
          icon={<Icon name="sparkles" />}
          onClick={
            isInside
              ? ({ currentTarget }) =>
                  void submit(currentTarget.form, { method: "post", action: reworkLineAddress })
              : undefined
          }
        >
          {t(isVisitor ? "oldPrompt.reworkVisitor" : "oldPrompt.rework")}
        </Button>
      }
    >
      {t("oldPrompt.text")}
    </Notice>
  );
}
