import { FormDialog } from "~/client/form-dialog";
import { useTranslation } from "~/i18n";

import type { Folder } from "../folder";
import { FolderForm } from "./folder-form";

interface FolderDialogProps {
  /** The folder to rename; without it, a new one is named. */
  folder?: Folder;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The dialog that names a folder. */
export function FolderDialog({ folder, ...dialog }: FolderDialogProps) {
  const { t } = useTranslation("library");
  return (
    <FormDialog {...dialog} title={folder ? t("folders.renameOf", { name: folder.name }) : t("folders.add")}>
      {(form) => <FolderForm {...form} folder={folder} />}
    </FormDialog>
  );
}
