import { href } from "react-router";

import { useTranslation } from "~/i18n";
import { Confirmation } from "~/ui/confirmation";
import { useFormFetcher } from "~/client/use-form-fetcher";

import type { Folder } from "../folder";

interface DeleteFolderProps {
  folder: Folder;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDeleted: () => void;
}

/** Confirms the deletion of a folder; its prompts stay (specification, section 2). */
export function DeleteFolder({ folder, open, onOpenChange, onDeleted }: DeleteFolderProps) {
  const { t } = useTranslation("library");
  const { fetcher, pending } = useFormFetcher({
    failure: t("folders.removeFailed"),
    onDone() {
      onOpenChange(false);
      onDeleted();
    },
  });
  const action = href("/dashboard/folders/:folderId/delete", { folderId: folder.id });
  return (
    <Confirmation
      open={open}
      onOpenChange={onOpenChange}
      title={t("folders.removeTitle", { name: folder.name })}
      description={t("folders.removeLead", { count: folder.promptCount })}
      confirmLabel={t("folders.remove")}
      pending={pending}
      onConfirm={() => void fetcher.submit({}, { method: "post", action })}
    />
  );
}
