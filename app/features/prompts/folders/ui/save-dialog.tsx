import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Loaded } from "~/client/loaded";
import { useFormFetcher } from "~/client/use-form-fetcher";

import type { Folder } from "../folder";
import { SaveForm } from "./save-form";

interface SaveDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The URL of the save page: loads the folders, and redirects to the library after the save. */
  action: string;
  /** Further fields to submit. */
  fields: Readonly<Record<string, string>>;
  copyOf?: string;
}

/** Saves a prompt to an existing or a new folder (specification, section 2). */
export function SaveDialog({ open, onOpenChange, ...save }: SaveDialogProps) {
  const { t } = useTranslation("library");
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("save.title")}
      description={t("save.lead")}
    >
      <SaveSteps {...save} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

/** Mounted with the open dialog. */
function SaveSteps({
  action,
  fields,
  copyOf,
  onClose,
}: Pick<SaveDialogProps, "action" | "fields" | "copyOf"> & { onClose: () => void }) {
  const { t } = useTranslation("library");
  const { fetcher, refused, pending } = useFormFetcher();
  return (
    <Loaded<{ folders: Folder[] }> from={action}>
      {({ folders }) => (
        <SaveForm
          form={fetcher.Form}
          action={action}
          fields={fields}
          copyOf={copyOf}
          folders={folders}
          refused={refused}
          pending={pending}
        >
          <Button variant="secondary" onClick={onClose} disabled={pending}>
            {t("save.cancel")}
          </Button>
        </SaveForm>
      )}
    </Loaded>
  );
}
