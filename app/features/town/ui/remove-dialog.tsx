import { href } from "react-router";

import { useFormFetcher } from "~/client/use-form-fetcher";
import { QuotedPurpose } from "~/features/prompts/ui/quoted-purpose";
import { useTranslation } from "~/i18n";
import { ConfirmDialog } from "~/ui/confirm-dialog";

interface RemoveDialogProps {
  id: string;
  isOwn: boolean;
  /** The prompt's name. */
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Confirms the removal of a publication. */
export function RemoveDialog({ id, isOwn, name, open, onOpenChange }: RemoveDialogProps) {
  const { t } = useTranslation("publishing");
  const { fetcher, pending } = useFormFetcher({
    failure: t("removal.failed"),
    onDone: () => onOpenChange(false),
  });
  const action = href("/town-prompts/:promptId/delete", { promptId: id });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("removal.title")}
      description={isOwn ? t("removal.lead") : t("removal.adminLead")}
      confirmLabel={t("removal.submit")}
      pending={pending}
      onConfirm={() => void fetcher.submit({}, { method: "post", action })}
    >
      <QuotedPurpose>{name}</QuotedPurpose>
    </ConfirmDialog>
  );
}
