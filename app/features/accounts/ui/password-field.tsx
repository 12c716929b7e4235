import { Icon } from "~/ui/icon";
import { useState, type ReactNode } from "react";

import { useFormErrors } from "~/client/form-errors";
import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { Field } from "~/ui/field";
import { Input } from "~/ui/input";

import { passwordLength } from "../limits";

interface PasswordFieldProps {
  name: "currentPassword" | "password" | "confirmPassword";
  label: string;
  hint?: string;
  error?: string;
  autoComplete: "current-password" | "new-password";
  aside?: ReactNode;
}

/** A password field with a button that shows the password; the button needs scripts. */
export function PasswordField({ name, label, hint, error, autoComplete, aside }: PasswordFieldProps) {
  const { t } = useTranslation("accounts");
  const [shown, setShown] = useState(false);
  return (
    <Field label={<span className="whitespace-nowrap">{label}</span>} hint={hint} error={error} aside={aside}>
      {(control) => (
        <div className="relative">
          <Input
            {...control}
            type={shown ? "text" : "password"}
            name={name}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            className="w-full pr-12"
          />
          <button
            type="button"
            aria-label={t(shown ? "hidePassword" : "showPassword", { field: label })}
            onClick={() => setShown(!shown)}
            className="needs-script absolute inset-y-0 right-0 inline-flex w-11 items-center justify-center rounded-control text-ink-soft hover:text-ink"
          >
            {shown ? <Icon name="eye-off" className="size-5" /> : <Icon name="eye" className="size-5" />}
          </button>
        </div>
      )}
    </Field>
  );
}

/** A new password and its confirmation. */
export function NewPasswordFields({ label, refused }: { label: string; refused: RefusedForm | undefined }) {
  const { t } = useTranslation(["accounts", "errors"]);
  const errors = useFormErrors(refused);
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        hint={t("register.passwordHint", passwordLength)}
        autoComplete="new-password"
        error={errors.fieldError("password")}
      />
      <PasswordField
        name="confirmPassword"
        label={t("confirmPassword")}
        autoComplete="new-password"
        error={errors.fieldError("confirmPassword")}
      />
    </>
  );
}
