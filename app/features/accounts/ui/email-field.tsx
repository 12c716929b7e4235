import { createContext, useContext } from "react";

import { useRefusal } from "~/client/form-errors";
import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { Field } from "~/ui/field";
import { Input } from "~/ui/input";

/** The address that was typed on one tab of the sign-in page, for the other, and how to tell it. */
export const TypedEmail = createContext<readonly [string, (email: string) => void]>(["", () => {}]);

interface EmailFieldProps {
  refused: RefusedForm | undefined;
  defaultValue?: string;
}

/** The e-mail of a form; what was typed stays when the form is refused. */
export function EmailField({ refused, defaultValue }: EmailFieldProps) {
  const { t } = useTranslation(["accounts", "errors"]);
  const refusal = useRefusal(refused);
  const [typed, setTyped] = useContext(TypedEmail);
  return (
    <Field label={t("email")} error={refusal.complaint("email")}>
      {(control) => (
        <Input
          {...control}
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          defaultValue={refused?.values.email ?? defaultValue ?? typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
    </Field>
  );
}
