import { href } from "react-router";

import { useFormErrors } from "~/client/form-errors";
import type { Fact } from "~/domain/fact";
import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";
import { FormError } from "~/ui/notice";
import { InputField } from "~/ui/text-fields";

/** The form of one fact. */
export function ChangeFact({ fact, refused }: { fact: Fact; refused?: RefusedForm }) {
  const { t } = useTranslation("facts");
  const { formError, fieldError } = useFormErrors(refused);
  return (
    <form method="post" noValidate className="flex flex-col gap-5">
      <FormError>{formError}</FormError>
      {(["name", "text", "subject"] as const).map((part) => (
        <InputField
          key={part}
          label={t(`form.${part}`)}
          error={fieldError(part)}
          name={part}
          dir="auto"
          autoComplete="off"
          defaultValue={refused?.values[part] ?? fact[part]}
        />
      ))}
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <LinkButton
          to={href("/facts/:factId/forget", { factId: fact.id })}
          variant="ghost"
          className="sm:mr-auto"
        >
          {t("form.forget")}
        </LinkButton>
        <LinkButton to={href("/facts")} variant="secondary">
          {t("form.cancel")}
        </LinkButton>
        <Button type="submit">{t("form.save")}</Button>
      </div>
    </form>
  );
}
