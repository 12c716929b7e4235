import { href } from "react-router";

import { useFormErrors } from "~/client/form-errors";
import type { FormProps } from "~/client/form-props";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Input, Textarea } from "~/ui/input";
import { FormError } from "~/ui/notice";

/** The form that keeps facts, one a line. */
export function AddFacts({ form: PostForm = "form", refused, pending }: FormProps) {
  const { t } = useTranslation("facts");
  const { formError, fieldError } = useFormErrors(refused);
  return (
    <PostForm method="post" action={href("/facts")} noValidate className="flex flex-col gap-5">
      <h2 className="text-lg">{t("add.title")}</h2>
      <FormError>{formError}</FormError>
      <Field label={t("add.list")} hint={t("add.hint")} error={fieldError("list")}>
        {(control) => (
          <Textarea
            {...control}
            name="list"
            rows={3}
            minHeight={104}
            maxHeight={360}
            dir="auto"
            autoComplete="off"
            defaultValue={refused?.values.list}
            placeholder={t("add.example")}
          />
        )}
      </Field>
      <Field label={t("add.subject")} hint={t("add.subjectHint")} error={fieldError("subject")}>
        {(control) => (
          <Input
            {...control}
            name="subject"
            dir="auto"
            autoComplete="off"
            defaultValue={refused?.values.subject}
          />
        )}
      </Field>
      <Button type="submit" pending={pending} className="self-start max-sm:w-full">
        {t("add.submit")}
      </Button>
    </PostForm>
  );
}
