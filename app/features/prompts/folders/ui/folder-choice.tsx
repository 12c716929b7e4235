import { useState } from "react";

import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { Field } from "~/ui/field";
import { Input } from "~/ui/input";
import { useHydrated } from "~/ui/use-hydrated";
import { useFormErrors } from "~/client/form-errors";

import { type Folder, newFolder } from "../folder";
import { FolderSelect } from "./folder-select";

interface FolderChoiceProps {
  folders: readonly Folder[];
  refused?: RefusedForm;
  /** The selected folder; defaults to the first, which is 'uncategorized'. */
  chosen?: string;
}

/** Chooses the folder to save to, or names a new one (specification, section 5). */
export function FolderChoice({ folders, refused, chosen }: FolderChoiceProps) {
  const { t } = useTranslation("library");
  const { fieldError } = useFormErrors(refused);
  const start = refused?.values.folderId ?? chosen ?? folders[0]?.id ?? "";
  const [folder, setFolder] = useState(start);
  const hydrated = useHydrated();
  return (
    <>
      <Field label={t("choice.label")} error={fieldError("folderId")}>
        {(control) => (
          <FolderSelect
            {...control}
            name="folderId"
            folders={folders}
            value={folder}
            onChange={(event) => setFolder(event.target.value)}
          >
            <option value={newFolder}>{t("choice.newFolder")}</option>
          </FolderSelect>
        )}
      </Field>
      {(!hydrated || folder === newFolder) && (
        <Field
          label={t("choice.newName")}
          hint={hydrated ? undefined : t("choice.newNameHint")}
          error={fieldError("folderName")}
          className={folder === newFolder ? undefined : "without-script"}
        >
          {(control) => (
            <Input
              {...control}
              name="folderName"
              defaultValue={refused?.values.folderName}
              autoComplete="off"
              dir="auto"
            />
          )}
        </Field>
      )}
    </>
  );
}
