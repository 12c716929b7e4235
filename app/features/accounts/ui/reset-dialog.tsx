import { useTranslation } from "~/i18n";
import { Dialog } from "~/ui/dialog";

import { ResetForm } from "./reset-form";

interface ResetDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The email address typed on the page behind. */
  email: string;
}

/** The password reset as a dialog; it closes when the email is sent (specification, section 2). */
export function ResetDialog({ open, onOpenChange, email }: ResetDialogProps) {
  const { t } = useTranslation("accounts");
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("reset.title")} description={t("reset.lead")}>
      <ResetForm email={email} onSent={() => onOpenChange(false)} />
    </Dialog>
  );
}
