import { createContext, useContext } from "react";

import { useFormErrors } from "~/client/form-errors";
import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { InputField } from "~/ui/text-fields";

/** The email address typed on one tab of the sign-in page, shared with the other tab, and its setter. */
export const SharedEmail = createContext<readonly [string, (email: string) => void]>(["", () => {}]);

interface EmailFieldProps {
  refused: RefusedForm | undefined;
  defaultValue?: string;
  /** Another address than the one to sign in with. */
  isNew?: boolean;
  /** The browser suggests passkeys. */
  passkeys?: boolean;
}

/** The email field of a form; keeps the submitted value of a refused form. */
export function EmailField({ refused, defaultValue, isNew, passkeys }: EmailFieldProps) {
  const { t } = useTranslation(["accounts", "errors"]);
  const errors = useFormErrors(refused);
  const [typed, setTyped] = useContext(SharedEmail);
  return (
    <InputField
      label={t(isNew ? "emailChange.new" : "email")}
      error={errors.fieldError("email")}
      type="email"
      name="email"
      autoComplete={isNew ? "email" : passkeys ? "username webauthn" : "username"}
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      defaultValue={refused?.values.email ?? defaultValue ?? typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
