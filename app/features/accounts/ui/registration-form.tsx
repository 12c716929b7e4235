import { useId, useRef, useState } from "react";
import { Form, href, Link, useNavigation } from "react-router";

import { useFormErrors, useErrorToast } from "~/client/form-errors";
import type { RefusedForm } from "~/errors";
import { Trans, useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { FormError } from "~/ui/notice";
import { useHydrated } from "~/ui/use-hydrated";

import { PasskeyRegistration } from "../passkeys/ui/passkey-registration";
import { EmailField } from "./email-field";
import { MissingFields } from "./missing-fields";
import { NewPasswordFields } from "./password-field";
import { loadWelcome } from "./welcome";

/** The registration tab; with scripts the button is disabled until the terms are accepted (specification, section 2). */
export function RegistrationForm(props: { refused?: RefusedForm }) {
  const { t } = useTranslation(["accounts", "errors"]);
  const form = useRef<HTMLFormElement>(null);
  const [passkeyRefused, setPasskeyRefused] = useState<RefusedForm>();
  const refused = passkeyRefused ?? props.refused;
  const { formError, fieldError } = useFormErrors(refused);
  useErrorToast(refused);
  const missing = useId();
  const [agreed, setAgreed] = useState(refused?.values.terms === "on");
  const hydrated = useHydrated();
  const pending = useNavigation().state !== "idle";
  const terms = fieldError("terms");
  return (
    <Form
      ref={form}
      method="post"
      onSubmit={() => setPasskeyRefused(undefined)}
      // Going back skips the registration.
      replace
      noValidate
      className="flex flex-col gap-5"
      aria-label={t("register.tab")}
    >
      <FormError>{formError}</FormError>
      <EmailField refused={refused} />
      <NewPasswordFields label={t("password")} refused={refused} />
      <div>
        <Checkbox
          name="terms"
          defaultChecked={agreed}
          onChange={(event) => {
            setAgreed(event.target.checked);
            loadWelcome();
          }}
          aria-invalid={terms ? true : undefined}
          aria-describedby={terms ? "terms-error" : undefined}
          label={
            <Trans
              t={t}
              i18nKey="register.terms"
              components={{
                terms: <Link to={href("/terms")} target="_blank" className="text-link" />,
                privacy: <Link to={href("/privacy")} target="_blank" className="text-link" />,
              }}
            />
          }
        />
        {terms && (
          <p id="terms-error" className="text-sm font-medium text-danger">
            {terms}
          </p>
        )}
      </div>
      <div className="flex flex-col gap-2">
        <Button
          type="submit"
          size="lg"
          pending={pending}
          disabled={hydrated && !agreed}
          aria-describedby={missing}
        >
          {t("register.submit")}
        </Button>
        <MissingFields id={missing} form={form} />
      </div>
      <PasskeyRegistration form={form} disabled={!agreed} onRefused={setPasskeyRefused} />
    </Form>
  );
}
