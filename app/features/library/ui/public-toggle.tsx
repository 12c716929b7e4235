import { Icon } from "~/ui/icon";
import type { ReactNode } from "react";

import { FormButton } from "~/client/form-button";
import { visibilityLabel } from "~/features/prompts/ui/visibility-label";
import { useTranslation } from "~/i18n";

interface PublicToggleProps {
  prompt: { isPublic: boolean };
  /** It is a post of the town, public or not. */
  isInTown: boolean;
  /** The ID of the text with the reason why it is disabled. Undefined if it is enabled. */
  disabledBecause?: string;
  action: string;
  /** Replaces its own icon. */
  icon?: ReactNode;
  className?: string;
}

/** Switches a shared prompt between public and private; only this card's button is pending (specification, section 4). */
export function PublicToggle({
  prompt,
  isInTown,
  disabledBecause,
  action,
  icon,
  className,
}: PublicToggleProps) {
  const { t } = useTranslation(["library", "sharing"]);
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
      {t(visibilityLabel({ isPublic: prompt.isPublic, isInTown }))}
    </FormButton>
  );
}
