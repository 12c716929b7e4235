import type { ElementType, ReactNode } from "react";
import { href } from "react-router";

import { useRefusal } from "~/client/form-errors";
import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { tokenScopes } from "~/token-scopes";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Input, Select } from "~/ui/input";
import { Notice } from "~/ui/notice";
import { useFilledIn } from "~/ui/use-filled-in";

import { defaultExpiry, tokenExpiries } from "../limits";

interface TokenFormProps {
  /** Draws the form: a fetcher's own, or the browser's. */
  form?: ElementType;
  /** The id of the token that is yet to be made: the same form sent twice makes one. */
  id: string;
  refused?: RefusedForm;
  pending?: boolean;
  /** Stands before the button. */
  children?: ReactNode;
}

/** Asks what a new token is for, what it may do and how long. */
export function TokenForm({ form: PostForm = "form", id, refused, pending, children }: TokenFormProps) {
  const { t } = useTranslation("tokens");
  const { sentence, complaint } = useRefusal(refused);
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
      {sentence && <Notice tone="danger">{sentence}</Notice>}
      <input type="hidden" name="id" value={id} />
      <Field label={t("form.name")} hint={t("form.nameHint")} error={complaint("name")}>
        {(control) => (
          <Input {...control} name="name" defaultValue={typed?.name} autoComplete="off" dir="auto" />
        )}
      </Field>
      <Field label={t("form.scope")} hint={t("form.scopeHint")} error={complaint("scope")}>
        {(control) => (
          <Select {...control} name="scope" defaultValue={typed?.scope}>
            {tokenScopes.map((scope) => (
              <option key={scope} value={scope}>
                {t(`scope.${scope}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t("form.expiry")} error={complaint("expiry")}>
        {(control) => (
          <Select {...control} name="expiry" defaultValue={typed?.expiry ?? defaultExpiry}>
            {tokenExpiries.map((expiry) => (
              <option key={expiry} value={expiry}>
                {expiry === "none" ? t("form.endless") : t("form.days", { days: Number(expiry) })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        {children}
        <Button type="submit" pending={pending} disabled={!filled}>
          {t("form.submit")}
        </Button>
      </div>
    </PostForm>
  );
}
