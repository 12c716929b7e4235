import { Icon } from "~/ui/icon";
import type { ReactNode } from "react";

import { FormButton } from "~/client/form-button";
import { useTranslation } from "~/i18n";

import { visibilityLabel } from "./visibility-label";

interface PublicToggleProps {
  prompt: { isPublic: boolean };
  /** It is a post of the town, public or not. */
  isInTown: boolean;
  /** The ID of the text with the reason why it is disabled. Undefined if it is enabled. */
  disabledBecause?: string;
  action: string;
  /** Replaces its own icon. */
  icon?: ReactNode;
  variant?: "ghost" | "secondary";
  className?: string;
}

/** Switches a shared prompt between public and private; without a question, as the same button takes it back (specification, section 4). */
export function PublicToggle({
  prompt,
  isInTown,
  disabledBecause,
  action,
  icon,
  variant = "ghost",
  className,
}: PublicToggleProps) {
  const { t } = useTranslation("sharing");
  return (
    <FormButton
      action={action}
      fields={{ isPublic: String(!prompt.isPublic) }}
      failure={t("visibility.failed")}
      asksOnPage
      variant={variant}
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
