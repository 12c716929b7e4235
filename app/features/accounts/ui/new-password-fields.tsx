import type { RefusedForm } from "~/errors";

import { passwordLength } from "../limits";
import { PasswordField } from "./password-field";
import { useRefusal } from "~/client/use-refusal";
import { useTranslation } from "~/i18n";

/** A password to be kept, typed twice. */
export function NewPasswordFields({ label, refused }: { label: string; refused: RefusedForm | undefined }) {
  const { t } = useTranslation(["accounts", "errors"]);
  const refusal = useRefusal(refused);
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        hint={t("register.passwordHint", passwordLength)}
        autoComplete="new-password"
        error={refusal.complaint("password")}
      />
      <PasswordField
        name="confirmPassword"
        label={t("confirmPassword")}
        autoComplete="new-password"
        error={refusal.complaint("confirmPassword")}
      />
    </>
  );
}
