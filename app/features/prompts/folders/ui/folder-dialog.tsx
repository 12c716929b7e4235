import { Dialog } from "~/ui/dialog";
import { useFormFetcher } from "~/client/use-form-fetcher";

import { FolderForm } from "./folder-form";

interface FolderDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  action: string;
  name?: string;
  submitLabel: string;
  failure: string;
}

/** The dialog that names a folder. */
export function FolderDialog({ open, onOpenChange, title, ...form }: FolderDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title}>
      <FolderDialogForm {...form} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

interface FolderDialogFormProps extends Pick<
  FolderDialogProps,
  "action" | "name" | "submitLabel" | "failure"
> {
  onDone: () => void;
}

/** Mounted with the open dialog, so that errors from before are gone. */
function FolderDialogForm({ onDone, ...form }: FolderDialogFormProps) {
  const { fetcher, refused, pending } = useFormFetcher({ onDone });
  return <FolderForm form={fetcher.Form} refused={refused} pending={pending} {...form} />;
}
