import { FormDialog } from "~/client/form-dialog";
import type { Template } from "~/domain/variable-definitions";
import { useTranslation } from "~/i18n";

import { ShareForm } from "./share-form";

interface ShareDialogProps {
  promptId: string;
  template: Template;
  purpose: string;
  name: string;
  onShared: (shareId: string) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Title and description of a prompt to share, as a dialog. */
export function ShareDialog({ promptId, template, purpose, name, onShared, ...dialog }: ShareDialogProps) {
  const { t } = useTranslation("publishing");
  return (
    <FormDialog<{ shareId: string }>
      {...dialog}
      title={t("share.title")}
      description={t("share.lead")}
      cancelLabel={t("share.cancel")}
      onResult={({ shareId }) => onShared(shareId)}
    >
      {(form) => (
        <ShareForm {...form} promptId={promptId} template={template} purpose={purpose} name={name} />
      )}
    </FormDialog>
  );
}
