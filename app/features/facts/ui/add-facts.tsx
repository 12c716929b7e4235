import { href } from "react-router";

import { useFormErrors } from "~/client/form-errors";
import type { FormProps } from "~/client/form-props";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { FormError } from "~/ui/notice";
import { InputField, TextareaField } from "~/ui/text-fields";

/** The form that keeps facts, one a line. */
export function AddFacts({ form: PostForm = "form", refused, pending }: FormProps) {
  const { t } = useTranslation("facts");
  const { formError, fieldError } = useFormErrors(refused);
  return (
    <PostForm method="post" action={href("/facts")} noValidate className="flex flex-col gap-5">
      <h2 className="text-lg">{t("add.title")}</h2>
      <FormError>{formError}</FormError>
      <TextareaField
        label={t("add.list")}
        hint={t("add.hint")}
        error={fieldError("list")}
        name="list"
        rows={3}
        minHeight={104}
        maxHeight={360}
        dir="auto"
        autoComplete="off"
        defaultValue={refused?.values.list}
        placeholder={t("add.example")}
      />
      <InputField
        label={t("add.subject")}
        hint={t("add.subjectHint")}
        error={fieldError("subject")}
        name="subject"
        dir="auto"
        autoComplete="off"
        defaultValue={refused?.values.subject}
      />
      <Button type="submit" pending={pending} className="self-start max-sm:w-full">
        {t("add.submit")}
      </Button>
    </PostForm>
  );
}
