import type { ComponentProps } from "react";

import { useTranslation } from "~/i18n";
import { Dialog } from "~/ui/dialog";

import { ConfirmationForm } from "./confirmation-form";

interface ReauthenticationDialogProps extends ComponentProps<typeof ConfirmationForm> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The re-authentication before an account is deleted, as a dialog. */
export function ReauthenticationDialog({ open, onOpenChange, ...confirmation }: ReauthenticationDialogProps) {
  const { t } = useTranslation(["accounts", "errors"]);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("errors:requires_recent_login")}
      description={t("deletion.confirm")}
    >
      <ConfirmationForm {...confirmation} />
    </Dialog>
  );
}
