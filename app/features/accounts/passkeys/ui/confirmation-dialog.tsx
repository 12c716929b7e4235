import { FormDialog } from "~/client/form-dialog";
import type { SignInWay } from "~/domain/kinds";
import { useTranslation } from "~/i18n";

import { ConfirmationForm } from "../../ui/confirmation-form";

interface ConfirmationDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  ways: readonly SignInWay[];
  onConfirmed: () => void;
}

/** The re-authentication before a passkey is created. */
export function ConfirmationDialog({ open, onOpenChange, ways, onConfirmed }: ConfirmationDialogProps) {
  const { t } = useTranslation(["accounts", "errors"]);
  return (
    <FormDialog<{ confirmed: true }>
      open={open}
      onOpenChange={onOpenChange}
      title={t("errors:requires_recent_login")}
      description={t("deletion.confirm")}
      cancelLabel={t("deletion.cancel")}
      onResult={onConfirmed}
    >
      {({ form, refused, pending, children }) => (
        <ConfirmationForm task="confirm" form={form} providers={ways} refused={refused} submitting={pending}>
          {children}
        </ConfirmationForm>
      )}
    </FormDialog>
  );
}
