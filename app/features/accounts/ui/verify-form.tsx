import { Form, Link, useNavigation } from "react-router";

import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { focusOnMount } from "~/ui/focus";
import { FormError, Notice } from "~/ui/notice";

import { useFormErrors } from "~/client/form-errors";

interface VerifyFormProps {
  token: string;
  /** The link is still valid, as far as is known. */
  good: boolean;
  /** The label of the button. */
  submit: string;
  /** The way to a new email. */
  again: { to: string; label: string };
  refused?: RefusedForm;
}

/** Verifies an email address by one click; an expired link leads to a new email. */
export function VerifyForm({ token, good, submit, again, refused }: VerifyFormProps) {
  const { t } = useTranslation("errors");
  const { formError } = useFormErrors(refused);
  // Another form of the page may be under way.
  const pending = useNavigation().formData?.has("token") ?? false;
  if (!good)
    return (
      <Notice
        tone="danger"
        action={
          // The clicked button is gone.
          <Link ref={focusOnMount} to={again.to} className="text-link">
            {again.label}
          </Link>
        }
      >
        {t("token_expired")}
      </Notice>
    );
  return (
    <Form method="post" className="flex flex-col gap-5">
      <FormError>{formError}</FormError>
      <input type="hidden" name="token" value={token} />
      <Button type="submit" pending={pending}>
        {submit}
      </Button>
    </Form>
  );
}
