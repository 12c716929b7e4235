import { Icon } from "~/ui/icon";
import type { ReactNode } from "react";

import { FormButton } from "~/client/form-button";
import { useTranslation } from "~/i18n";

interface PublicToggleProps {
  prompt: { isPublic: boolean };
  /** The ID of the text with the reason why it is disabled. Undefined if it is enabled. */
  disabledBecause?: string;
  action: string;
  /** Replaces its own icon. */
  icon?: ReactNode;
  className?: string;
}

/** Switches a shared prompt between public and private; only this card's button is pending (specification, section 4). */
export function PublicToggle({ prompt, disabledBecause, action, icon, className }: PublicToggleProps) {
  const { t } = useTranslation("library");
  return (
    <FormButton
      action={action}
      fields={{ isPublic: String(!prompt.isPublic) }}
      failure={t("card.toggleFailed")}
      asksOnPage
      variant="ghost"
      size="sm"
      className={className}
      disabled={disabledBecause !== undefined}
      aria-describedby={disabledBecause}
      icon={icon ?? (prompt.isPublic ? <Icon name="globe-lock" /> : <Icon name="globe" />)}
    >
      {prompt.isPublic ? t("card.makePrivate") : t("card.makePublic")}
    </FormButton>
  );
}
