import { Icon } from "~/ui/icon";
import { href } from "react-router";

import { useFormErrors, useErrorToast } from "~/client/form-errors";
import type { FormProps } from "~/client/form-props";
import { useTranslation } from "~/i18n";
import { ElsewhereLink } from "~/ui/elsewhere-link";
import { FormError } from "~/ui/notice";
import { SubmitRow } from "~/ui/submit-row";

import type { SharedPrompt } from "../responses";
import { SharedTextsFields } from "./shared-texts-fields";

interface SharedTextsFormProps extends FormProps {
  prompt: SharedPrompt;
  /** The id of the prompt for its owner. */
  ownId: string | null;
}

/** The form of a shared prompt's title and description. */
export function SharedTextsForm(props: SharedTextsFormProps) {
  const { form: PostForm = "form", prompt, ownId, refused, pending, children } = props;
  const { t } = useTranslation(["sharing", "publishing"]);
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
      {ownId && prompt.language && (
        <ElsewhereLink to={href("/town-prompts/:promptId/edit", { promptId: ownId })}>
          {t("publishing:edit.contentElsewhere")}
        </ElsewhereLink>
      )}
      <SharedTextsFields start={start} fieldError={fieldError} telling={{ refused }} />
      <SubmitRow before={children} icon={<Icon name="check" />} pending={pending}>
        {t("page.saveEdit")}
      </SubmitRow>
    </PostForm>
  );
}
