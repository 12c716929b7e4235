import { Form, href, useNavigation } from "react-router";

import { useErrorToast, useFormErrors } from "~/client/form-errors";
import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { FormError } from "~/ui/notice";

import { NewPasswordFields, PasswordField } from "./password-field";

interface PasswordChangeFormProps {
  /** The member's address, for password managers and for the reset mail. */
  email: string;
  /** The account has a password to change. */
  hasPassword: boolean;
  refused?: RefusedForm;
}

/** Changes the password by the present one; who has none sets one by the reset mail. */
export function PasswordChangeForm({ email, hasPassword, refused }: PasswordChangeFormProps) {
  const { t } = useTranslation(["accounts", "errors"]);
  const { formError, fieldError } = useFormErrors(refused);
  useErrorToast(refused);
  const pending = useNavigation().state !== "idle";
  if (!hasPassword)
    return (
      <Form method="post" action={href("/auth/reset")} className="flex flex-col gap-5">
        <input type="hidden" name="email" value={email} />
        <Button type="submit" pending={pending}>
          {t("reset.submit")}
        </Button>
      </Form>
    );
  return (
    <Form method="post" noValidate className="flex flex-col gap-5">
      <FormError>{formError}</FormError>
      {/* Password managers read no input of type "hidden". */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="currentPassword"
        label={t("passwordChange.current")}
        autoComplete="current-password"
        error={fieldError("currentPassword")}
      />
      <NewPasswordFields label={t("newPassword.password")} refused={refused} />
      <Button type="submit" pending={pending}>
        {t("newPassword.submit")}
      </Button>
    </Form>
  );
}
