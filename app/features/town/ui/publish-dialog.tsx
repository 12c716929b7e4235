import type { ElementType } from "react";

import type { RefusedForm } from "~/errors";
import type { Prompt } from "~/features/prompts/prompt";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";

import { PublishForm } from "./publish-form";

interface PublishDialogProps {
  prompt: Prompt;
  form: ElementType;
  refused?: RefusedForm;
  pending: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The publication form as a dialog that stays open while the form is submitted. */
export function PublishDialog({ open, onOpenChange, ...publication }: PublishDialogProps) {
  const { t } = useTranslation("publishing");
  const { pending } = publication;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !pending && onOpenChange(next)}
      title={t("publish.title")}
      description={t("publish.lead")}
    >
      <PublishForm {...publication}>
        <Button variant="secondary" onClick={() => onOpenChange(false)} disabled={pending}>
          {t("publish.cancel")}
        </Button>
      </PublishForm>
    </Dialog>
  );
}
