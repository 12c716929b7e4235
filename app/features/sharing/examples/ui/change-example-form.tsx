import type { ReactNode } from "react";

import { useFormErrors } from "~/client/form-errors";
import type { Variable } from "~/domain/variables";
import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { FormError } from "~/ui/notice";
import { InputField, TextareaField } from "~/ui/text-fields";
import { SubmitRow } from "~/ui/submit-row";

import type { Example } from "../responses";
import { ExampleFields } from "./example-fields";

interface ChangeExampleFormProps {
  example: Example;
  variables: readonly Variable[];
  refused?: RefusedForm;
  /** Next to the submit button. */
  children?: ReactNode;
}

/** The form of an example's words and values; the picture itself stays. */
export function ChangeExampleForm({ example, variables, refused, children }: ChangeExampleFormProps) {
  const { t } = useTranslation("authoring");
  const { formError, fieldError } = useFormErrors(refused);
  const { text, picture, values } = example;
  return (
    <form method="post" className="flex flex-col gap-5">
      <FormError title={t("failed")}>{formError}</FormError>
      {picture ? (
        <InputField
          label={t("alt")}
          hint={t("altHint")}
          error={fieldError("alt")}
          name="alt"
          defaultValue={refused?.values.alt ?? picture.alt}
        />
      ) : (
        <TextareaField
          label={t("made")}
          error={fieldError("text")}
          name="text"
          minHeight={200}
          maxHeight="60dvh"
          defaultValue={refused?.values.text ?? text ?? ""}
        />
      )}
      <ExampleFields id="change" variables={variables} values={values} refused={refused} />
      <SubmitRow before={children}>{t("save")}</SubmitRow>
    </form>
  );
}
