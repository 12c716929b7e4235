import { Icon } from "~/ui/icon";
import type { ReactNode } from "react";
import { href } from "react-router";

import { FormButton } from "~/client/form-button";
import { useTranslation } from "~/i18n";

interface RestoreButtonProps {
  /** Of an item of the trash, or of a deletion. */
  id: string;
  /** The accessible name, if the content does not say what is restored. */
  label?: string;
  children: ReactNode;
}

/** A form that takes something out of the trash. */
export function RestoreButton({ id, label, children }: RestoreButtonProps) {
  const { t } = useTranslation("trash");
  return (
    <FormButton
      action={href("/dashboard/trash")}
      fields={{ restore: id }}
      failure={t("restoreFailed")}
      variant="secondary"
      size="sm"
      aria-label={label}
      icon={<Icon name="undo-2" />}
    >
      {children}
    </FormButton>
  );
}
