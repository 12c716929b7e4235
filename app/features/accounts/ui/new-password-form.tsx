import { Form, href, Link, useNavigation } from "react-router";

import { useFormErrors, useErrorToast } from "~/client/form-errors";
import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { FormError, Notice } from "~/ui/notice";

import { NewPasswordFields } from "./password-field";

interface NewPasswordFormProps {
  token: string;
  /** The link is still valid. */
  good: boolean;
  refused?: RefusedForm;
}

/** Sets a new password with the token of a reset link; an expired link leads to a new one. */
export function NewPasswordForm({ token, good, refused }: NewPasswordFormProps) {
  const { t } = useTranslation(["accounts", "errors"]);
  const { formError } = useFormErrors(refused);
  useErrorToast(refused);
  const pending = useNavigation().state !== "idle";
  if (!good)
    return (
      <Notice
        tone="danger"
        action={
          <Link to={href("/auth/reset")} className="text-link">
            {t("newPassword.again")}
          </Link>
        }
      >
        {t("errors:token_expired")}
      </Notice>
    );
  return (
    <Form method="post" noValidate className="flex flex-col gap-5">
      <FormError>{formError}</FormError>
      <input type="hidden" name="token" value={token} />
      <NewPasswordFields label={t("newPassword.password")} refused={refused} />
      <Button type="submit" pending={pending}>
        {t("newPassword.submit")}
      </Button>
    </Form>
  );
}
