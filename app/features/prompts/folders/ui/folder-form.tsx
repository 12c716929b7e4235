import { href } from "react-router";

import { useFormErrors, useErrorToast } from "~/client/form-errors";
import type { FormProps } from "~/client/form-props";
import { useTranslation } from "~/i18n";
import { FormError } from "~/ui/notice";
import { useFilledIn } from "~/ui/use-filled-in";
import { InputField } from "~/ui/text-fields";
import { SubmitRow } from "~/ui/submit-row";

import type { Folder } from "../folder";

interface FolderFormProps extends FormProps {
  /** The folder to rename; without it, a new one is named. */
  folder?: Pick<Folder, "id" | "name">;
}

/** Names a new or existing folder; the button is disabled without a name (specification, section 5). */
export function FolderForm({ form: PostForm = "form", folder, refused, pending, children }: FolderFormProps) {
  const { t } = useTranslation("library");
  const { formError, fieldError } = useFormErrors(refused);
  const failure = folder ? t("folders.renameFailed") : t("folders.createFailed");
  // A field says its error itself.
  useErrorToast(refused?.code === "invalid_fields" ? undefined : refused, { failure });
  const action = folder
    ? href("/dashboard/folders/:folderId", { folderId: folder.id })
    : href("/dashboard/folders/new");
  const { form, filled } = useFilledIn("name");
  return (
    <PostForm {...form} method="post" action={action} noValidate className="flex flex-col gap-5">
      <FormError title={failure}>{formError}</FormError>
      <InputField
        label={t("folders.name")}
        error={fieldError("name")}
        name="name"
        defaultValue={refused?.values.name ?? folder?.name}
        autoComplete="off"
        dir="auto"
      />
      <SubmitRow before={children} pending={pending} disabled={!filled}>
        {folder ? t("folders.save") : t("folders.create")}
      </SubmitRow>
    </PostForm>
  );
}
