import { FormDialog } from "~/client/form-dialog";
import type { Done } from "~/client/use-form-fetcher";
import type { Prompt } from "~/features/prompts/prompt";
import { useTranslation } from "~/i18n";

import { PublishForm } from "./publish-form";

interface PublishDialogProps {
  prompt: Prompt;
  onDone: (result: Done) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The publication form as a dialog. */
export function PublishDialog({ prompt, ...dialog }: PublishDialogProps) {
  const { t } = useTranslation("publishing");
  const posted = prompt.publishedAt !== null;
  return (
    <FormDialog
      {...dialog}
      title={t(posted ? "publish.change" : "publish.title")}
      description={posted ? undefined : t("publish.lead")}
      cancelLabel={t("publish.cancel")}
    >
      {(form) => <PublishForm {...form} prompt={prompt} />}
    </FormDialog>
  );
}
