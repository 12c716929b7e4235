import { useState } from "react";
import { href } from "react-router";

import { FormDialog } from "~/client/form-dialog";
import { useFormErrors } from "~/client/form-errors";
import type { Submission } from "~/client/form-props";
import { type Folder, newFolder } from "~/features/prompts/folders/folder";
import { folderLabel } from "~/features/prompts/folders/ui/folder-select";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Field, HiddenFields } from "~/ui/field";
import { focusOnMount } from "~/ui/focus";
import { Icon } from "~/ui/icon";
import { Input } from "~/ui/input";
import { FormError } from "~/ui/notice";

import type { LibraryRow } from "../library-row";

interface MoveDialogProps {
  row: LibraryRow;
  folders: readonly Folder[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Moves a prompt by one press on a folder, or to a new one. */
export function MoveDialog({ row, folders, ...dialog }: MoveDialogProps) {
  const { t } = useTranslation("library");
  return (
    <FormDialog {...dialog} title={t("row.move")} description={<span dir="auto">{row.name}</span>}>
      {({ children: _note, ...form }) => <MoveForms {...form} row={row} folders={folders} />}
    </FormDialog>
  );
}

type MoveFormsProps = Submission & Pick<MoveDialogProps, "row" | "folders">;

function MoveForms({ form: PostForm = "form", refused, pending, row, folders }: MoveFormsProps) {
  const { t } = useTranslation("library");
  const { formError, fieldError } = useFormErrors(refused);
  const [naming, setNaming] = useState(folders.length === 1);
  const looks = { method: "post", action: href("/dashboard/selection"), noValidate: true } as const;
  const move = { id: row.id, action: "move" };
  return (
    <>
      <FormError title={t("card.moveFailed")}>{formError}</FormError>
      <PostForm {...looks} aria-label={t("card.folder")} className="flex flex-col">
        <HiddenFields values={move} />
        {folders.map(({ id, name }) => (
          <Button
            key={id}
            type="submit"
            name="folderId"
            value={id}
            variant="ghost"
            disabled={pending || id === row.folderId}
            icon={<Icon name={id === row.folderId ? "check" : "folder"} />}
            className="justify-start! text-left"
          >
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {folderLabel(t, name)}
            </span>
          </Button>
        ))}
      </PostForm>
      {naming ? (
        <PostForm {...looks} className="flex items-end gap-2 border-t border-line pt-4">
          <HiddenFields values={{ ...move, folderId: newFolder }} />
          <Field label={t("choice.newName")} error={fieldError("folderName")} className="min-w-0 flex-1">
            {(control) => (
              <Input {...control} ref={focusOnMount} name="folderName" autoComplete="off" dir="auto" />
            )}
          </Field>
          <Button type="submit" pending={pending}>
            {t("card.move")}
          </Button>
        </PostForm>
      ) : (
        <Button variant="secondary" icon={<Icon name="folder-plus" />} onClick={() => setNaming(true)}>
          {t("folders.add")}
        </Button>
      )}
    </>
  );
}
