import { Icon } from "~/ui/icon";

import { useFormErrors, useErrorToast } from "~/client/form-errors";
import type { FormProps } from "~/client/form-props";
import { TranslationNote } from "~/client/site-translation";
import { useTranslation } from "~/i18n";
import { HiddenFields } from "~/ui/field";
import { focusOnMount } from "~/ui/focus";
import { FormError } from "~/ui/notice";
import { SubmitRow } from "~/ui/submit-row";

import type { Folder } from "../folder";
import { FolderChoice } from "./folder-choice";

interface SaveFormProps extends FormProps {
  action: string;
  fields: Readonly<Record<string, string>>;
  /** The path of the shared prompt that is copied. */
  copyOf?: string;
  folders: readonly Folder[];
  /** The folder that was saved to last. */
  last?: string;
}

/** Chooses the folder of a prompt to save: the last one is chosen already, and in a dialog Enter saves to it. */
export function SaveForm(props: SaveFormProps) {
  const {
    form: PostForm = "form",
    action,
    fields,
    copyOf,
    folders,
    last,
    refused,
    pending,
    children,
  } = props;
  const { t } = useTranslation("library");
  const { formError, fieldError } = useFormErrors(refused);
  useErrorToast(refused, { failure: t("manual.failed") });
  // Errors of hidden fields are shown at the form.
  const hidden = Object.keys(fields).map(fieldError).find(Boolean);
  return (
    <PostForm method="post" action={action} noValidate className="flex flex-col gap-5">
      <FormError title={t("manual.failed")}>{formError ?? hidden}</FormError>
      <HiddenFields values={fields} />
      {copyOf && <TranslationNote of={copyOf} says="saved" />}
      <FolderChoice folders={folders} chosen={last} refused={refused} />
      <SubmitRow
        before={children}
        ref={props.form && focusOnMount}
        icon={<Icon name="bookmark" />}
        pending={pending}
      >
        {t("save.submit")}
      </SubmitRow>
    </PostForm>
  );
}
