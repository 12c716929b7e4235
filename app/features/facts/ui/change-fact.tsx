import { href, Link } from "react-router";

import { useFormErrors } from "~/client/form-errors";
import type { Fact } from "~/domain/fact";
import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Input } from "~/ui/input";
import { FormError } from "~/ui/notice";

/** The form of one fact. */
export function ChangeFact({ fact, refused }: { fact: Fact; refused?: RefusedForm }) {
  const { t } = useTranslation("facts");
  const { formError, fieldError } = useFormErrors(refused);
  return (
    <form method="post" noValidate className="flex flex-col gap-5">
      <FormError>{formError}</FormError>
      {(["name", "text", "subject"] as const).map((part) => (
        <Field key={part} label={t(`form.${part}`)} error={fieldError(part)}>
          {(control) => (
            <Input
              {...control}
              name={part}
              dir="auto"
              autoComplete="off"
              defaultValue={refused?.values[part] ?? fact[part]}
            />
          )}
        </Field>
      ))}
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button asChild variant="ghost" className="sm:mr-auto">
          <Link to={href("/facts/:factId/forget", { factId: fact.id })}>{t("form.forget")}</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to={href("/facts")}>{t("form.cancel")}</Link>
        </Button>
        <Button type="submit">{t("form.save")}</Button>
      </div>
    </form>
  );
}
