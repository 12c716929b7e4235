import { FormDialog } from "~/client/form-dialog";
import { Loaded } from "~/client/loaded";
import { useTranslation } from "~/i18n";

import type { Folder } from "../folder";
import { SaveForm } from "./save-form";

interface SaveDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The URL of the save page: loads the folders, and redirects to the library after the save. */
  action: string;
  fields: Readonly<Record<string, string>>;
  copyOf?: string;
}

/** Saves a prompt to an existing or a new folder (specification, section 2). */
export function SaveDialog({ open, onOpenChange, ...save }: SaveDialogProps) {
  const { t } = useTranslation("library");
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("save.title")}
      description={t("save.lead")}
      cancelLabel={t("save.cancel")}
    >
      {(form) => (
        <Loaded<{ folders: Folder[]; last?: string }> from={save.action}>
          {(loaded) => <SaveForm {...save} {...form} folders={loaded.folders} last={loaded.last} />}
        </Loaded>
      )}
    </FormDialog>
  );
}
