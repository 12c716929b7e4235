import { href } from "react-router";

import { useFormErrors } from "~/client/form-errors";
import type { FormProps } from "~/client/form-props";
import { useTranslation } from "~/i18n";
import { tokenScopes } from "~/domain/token-scopes";
import { Checkbox } from "~/ui/checkbox";
import { FormError } from "~/ui/notice";
import { useFilledIn } from "~/ui/use-filled-in";
import { InputField, SelectField } from "~/ui/text-fields";
import { SubmitRow } from "~/ui/submit-row";

import { defaultExpiry, tokenExpiries } from "../limits";

interface TokenFormProps extends FormProps {
  /** The ID of the new token: submitting the same form twice creates one token. */
  id: string;
}

/** The form of a new token: name, scope, expiry. */
export function TokenForm({ form: PostForm = "form", id, refused, pending, children }: TokenFormProps) {
  const { t } = useTranslation("tokens");
  const { formError, fieldError } = useFormErrors(refused);
  const { form, filled } = useFilledIn("name");
  const typed = refused?.values;
  return (
    <PostForm
      {...form}
      method="post"
      action={href("/profile/tokens/new")}
      noValidate
      className="flex flex-col gap-5"
    >
      <FormError>{formError}</FormError>
      <input type="hidden" name="id" value={id} />
      <InputField
        label={t("form.name")}
        hint={t("form.nameHint")}
        error={fieldError("name")}
        name="name"
        defaultValue={typed?.name}
      />
      <SelectField
        label={t("form.scope")}
        hint={t("form.scopeHint")}
        error={fieldError("scope")}
        name="scope"
        defaultValue={typed?.scope}
        options={tokenScopes.map((scope) => [scope, t(`scope.${scope}`)])}
      />
      <SelectField
        label={t("form.expiry")}
        error={fieldError("expiry")}
        name="expiry"
        defaultValue={typed?.expiry ?? defaultExpiry}
        options={tokenExpiries.map((expiry) => [
          expiry,
          expiry === "none" ? t("form.endless") : t("form.days", { days: Number(expiry) }),
        ])}
      />
      <Checkbox name="facts" label={t("form.facts")} defaultChecked={typed?.facts === "on"} />
      <SubmitRow before={children} pending={pending} disabled={!filled}>
        {t("form.submit")}
      </SubmitRow>
    </PostForm>
  );
}
