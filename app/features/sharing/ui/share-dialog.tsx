import type { ElementType } from "react";
import { href } from "react-router";

import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";

import { ShareForm } from "./share-form";

interface ShareDialogProps {
  promptId: string;
  form: ElementType;
  refused?: RefusedForm;
  pending: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Title and description of a prompt to share, as a dialog. */
export function ShareDialog({ open, onOpenChange, ...share }: ShareDialogProps) {
  const { t } = useTranslation("publishing");
  const { promptId, pending } = share;
  return (
    <Dialog
      open={open}
      // Closing would not abort the running request.
      onOpenChange={(next) => !pending && onOpenChange(next)}
      title={t("share.title")}
      description={t("share.lead")}
    >
      <ShareForm {...share} action={href("/dashboard/prompts/:promptId/share", { promptId })}>
        <Button variant="secondary" onClick={() => onOpenChange(false)} disabled={pending}>
          {t("share.cancel")}
        </Button>
      </ShareForm>
    </Dialog>
  );
}
