import { useTranslation } from "~/i18n";
import { Dialog } from "~/ui/dialog";

import type { SharedPrompt } from "../responses";
import { EmbedCodePanel } from "./embed-code-panel";

interface EmbedDialogProps {
  prompt: SharedPrompt;
  origin: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The embed code as a dialog. */
export function EmbedDialog({ prompt, origin, open, onOpenChange }: EmbedDialogProps) {
  const { t } = useTranslation("embedding");
  return (
    <Dialog
      width="wide"
      open={open}
      onOpenChange={onOpenChange}
      title={t("dialog.title")}
      description={t("dialog.lead")}
    >
      <EmbedCodePanel prompt={prompt} origin={origin} />
    </Dialog>
  );
}
