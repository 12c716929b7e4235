import type { ElementType } from "react";
import { href } from "react-router";

import type { Folder } from "~/features/prompts/folders/folder";
import { FolderSelect } from "~/features/prompts/folders/ui/folder-select";
import type { Prompt } from "~/features/prompts/prompt";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Field, HiddenFields } from "~/ui/field";
import { useFormFetcher } from "~/client/use-form-fetcher";

interface FolderMoveProps {
  prompt: Prompt;
  folders: readonly Folder[];
}

/** The folder of a prompt; choosing another moves it at once, with an optimistic update and an undo. */
export function FolderMove({ prompt, folders }: FolderMoveProps) {
  const { t } = useTranslation("library");
  const { fetcher } = useFormFetcher({ failure: t("card.moveFailed") });
  const chosen = fetcher.formData?.get("folderId");
  return (
    <FolderMoveForm
      form={fetcher.Form}
      prompt={typeof chosen === "string" ? { ...prompt, folderId: chosen } : prompt}
      folders={folders}
      onChoose={(form) => void fetcher.submit(form)}
    />
  );
}

interface FolderMoveFormProps extends FolderMoveProps {
  /** The form component: a fetcher's, or a plain form. */
  form?: ElementType;
  onChoose?: (form: HTMLFormElement) => void;
}

export function FolderMoveForm({ form: PostForm = "form", prompt, folders, onChoose }: FolderMoveFormProps) {
  const { t } = useTranslation("library");
  return (
    <PostForm
      method="post"
      action={href("/dashboard/selection")}
      className="flex items-end gap-2 sm:self-start"
    >
      <HiddenFields values={{ id: prompt.id, action: "move" }} />
      <Field label={t("card.folder")} className="min-w-0 flex-1">
        {(control) => (
          <FolderSelect
            {...control}
            name="folderId"
            folders={folders}
            {...(onChoose
              ? { value: prompt.folderId, onChange: (event) => onChoose(event.currentTarget.form!) }
              : { defaultValue: prompt.folderId })}
          />
        )}
      </Field>
      {!onChoose && (
        <Button type="submit" variant="secondary">
          {t("card.move")}
        </Button>
      )}
    </PostForm>
  );
}
