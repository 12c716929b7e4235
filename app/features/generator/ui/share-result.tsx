import { Icon } from "~/ui/icon";
import { href } from "react-router";

import { FormButton } from "~/client/form-button";
import { useTranslation } from "~/i18n";

interface ShareResultProps {
  draftId: string;
  /** The prompt as displayed, with edits. */
  content: string;
  /** A visitor signs up first, and the button says so. */
  signedIn: boolean;
  className?: string;
}

/** Shares the result in one step, and leads to its link; a visitor signs in first. */
export function ShareResult({ draftId, content, signedIn, className }: ShareResultProps) {
  const { t } = useTranslation("generator");
  return (
    <FormButton
      action={href("/generate/:draftId/share", { draftId })}
      fields={{ content }}
      failure={t("share.failed")}
      variant="secondary"
      className={className}
      icon={<Icon name="share-2" />}
    >
      <span className="max-sm:sr-only">{t(signedIn ? "share.action" : "share.actionVisitor")}</span>
    </FormButton>
  );
}
