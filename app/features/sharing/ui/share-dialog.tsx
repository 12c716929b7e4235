import { FormDialog } from "~/client/form-dialog";
import type { Prompt } from "~/features/prompts/prompt";
import { useTranslation } from "~/i18n";

import { proposedTitle } from "../proposed-title";
import { ShareForm } from "./share-form";

interface ShareDialogProps {
  prompt: Pick<Prompt, "id" | "title" | "originalInput" | "content" | "variables">;
  onShared: (shareId: string) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Title and description of a prompt to share, as a dialog. */
export function ShareDialog({ prompt, onShared, ...dialog }: ShareDialogProps) {
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
        <ShareForm
          {...form}
          promptId={prompt.id}
          template={prompt}
          purpose={prompt.originalInput}
          name={proposedTitle(prompt)}
        />
      )}
    </FormDialog>
  );
}
