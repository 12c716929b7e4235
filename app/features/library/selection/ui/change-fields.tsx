import { useFormErrors } from "~/client/form-errors";
import type { RefusedForm } from "~/errors";
import { newFolder, type Folder } from "~/features/prompts/folders/folder";
import { FolderChoice } from "~/features/prompts/folders/ui/folder-choice";
import { useTranslation } from "~/i18n";
import { InputField } from "~/ui/text-fields";

interface ChangeFieldsProps {
  change: "move" | "tag";
  folders: readonly Folder[];
  refused?: RefusedForm;
}

/** The folder or the tag of a change of several prompts. */
export function ChangeFields({ change, folders, refused }: ChangeFieldsProps) {
  const { t } = useTranslation("library");
  const { fieldError } = useFormErrors(refused);
  // Who has one folder moves to a new one.
  const chosen = folders.length === 1 ? newFolder : undefined;
  if (change === "move") return <FolderChoice folders={folders} chosen={chosen} refused={refused} />;
  return (
    <InputField
      label={t("selection.tagName")}
      error={fieldError("newTag")}
      name="newTag"
      dir="auto"
      autoComplete="off"
      defaultValue={refused?.values.newTag}
    />
  );
}
