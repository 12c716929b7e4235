import { Icon } from "~/ui/icon";
import { href } from "react-router";

import { useFormErrors, useErrorToast } from "~/client/form-errors";
import type { FormProps } from "~/client/form-props";
import { useTranslation } from "~/i18n";
import { FormError } from "~/ui/notice";
import { SubmitRow } from "~/ui/submit-row";

import type { SharedPrompt } from "../responses";
import { SharedTextsFields } from "./shared-texts-fields";

interface SharedTextsFormProps extends FormProps {
  prompt: SharedPrompt;
}

/** The form of a shared prompt's title and description. */
export function SharedTextsForm(props: SharedTextsFormProps) {
  const { form: PostForm = "form", prompt, refused, pending, children } = props;
  const { t } = useTranslation("sharing");
  const { formError, fieldError } = useFormErrors(refused);
  useErrorToast(refused, { failure: t("edited.failed") });
  const start = {
    title: refused?.values.title ?? prompt.title ?? "",
    description: refused?.values.description ?? prompt.description ?? "",
  };
  return (
    <PostForm
      method="post"
      action={href("/prompts/:shareId/edit", { shareId: prompt.shareId })}
      noValidate
      className="flex flex-col gap-5"
    >
      <FormError title={t("edited.failed")}>{formError}</FormError>
      <SharedTextsFields start={start} fieldError={fieldError} telling={{ refused }} />
      <SubmitRow before={children} icon={<Icon name="check" />} pending={pending}>
        {t("page.saveEdit")}
      </SubmitRow>
    </PostForm>
  );
}
