import { useEffect, useRef, useState } from "react";
import { Form, href, Link, useNavigation } from "react-router";

import { useRefusal, useRefusalNotice } from "~/client/form-errors";
import type { RefusedForm } from "~/errors";
import { Trans, useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { Notice } from "~/ui/notice";
import { useHydrated } from "~/ui/use-hydrated";

import { EmailField } from "./email-field";
import { NewPasswordFields } from "./password-field";

/** The registration tab; with scripts the button waits for the terms (specification, section 2). */
export function RegistrationForm({ refused }: { refused?: RefusedForm }) {
  const { t } = useTranslation(["accounts", "errors"]);
  const refusal = useRefusal(refused);
  useRefusalNotice(refused);
  const termsBox = useRef<HTMLInputElement>(null);
  const [agreed, setAgreed] = useState(refused?.values.terms === "on");
  const hydrated = useHydrated();
  // The box may have been ticked before the scripts came.
  useEffect(() => setAgreed(termsBox.current?.checked ?? false), []);
  const pending = useNavigation().state !== "idle";
  const { sentence } = refusal;
  const terms = refusal.complaint("terms");
  return (
    <Form
      method="post"
      // The way back leads past the registration.
      replace
      noValidate
      className="flex flex-col gap-5"
      aria-label={t("register.tab")}
    >
      {sentence && <Notice tone="danger">{sentence}</Notice>}
      <EmailField refused={refused} />
      <NewPasswordFields label={t("password")} refused={refused} />
      <div>
        <Checkbox
          name="terms"
          ref={termsBox}
          defaultChecked={agreed}
          onChange={(event) => setAgreed(event.target.checked)}
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
      <Button type="submit" size="lg" pending={pending} disabled={hydrated && !agreed}>
        {t("register.submit")}
      </Button>
    </Form>
  );
}
