import type { ReactNode } from "react";

import { useFormErrors } from "~/client/form-errors";
import type { Variable } from "~/domain/variables";
import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Input, Textarea } from "~/ui/input";
import { FormError } from "~/ui/notice";

import type { Example } from "../example";
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
        <Field label={t("alt")} hint={t("altHint")} error={fieldError("alt")}>
          {(control) => (
            <Input
              {...control}
              name="alt"
              dir="auto"
              autoComplete="off"
              defaultValue={refused?.values.alt ?? picture.alt}
            />
          )}
        </Field>
      ) : (
        <Field label={t("made")} error={fieldError("text")}>
          {(control) => (
            <Textarea
              {...control}
              name="text"
              dir="auto"
              minHeight={200}
              maxHeight="60dvh"
              defaultValue={refused?.values.text ?? text ?? ""}
            />
          )}
        </Field>
      )}
      <ExampleFields id="change" variables={variables} values={values} refused={refused} />
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        {children}
        <Button type="submit">{t("save")}</Button>
      </div>
    </form>
  );
}
