import { Form, href, Link, useNavigation } from "react-router";

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
  refused?: RefusedForm;
}

/** Verifies the email address by one click; an expired link leads to a new email. */
export function VerifyForm({ token, good, refused }: VerifyFormProps) {
  const { t } = useTranslation(["accounts", "errors"]);
  const { formError } = useFormErrors(refused);
  const pending = useNavigation().state !== "idle";
  if (!good)
    return (
      <Notice
        tone="danger"
        action={
          // The clicked button is gone.
          <Link ref={focusOnMount} to={href("/profile")} className="text-link">
            {t("verify.again")}
          </Link>
        }
      >
        {formError}
      </Notice>
    );
  return (
    <Form method="post" className="flex flex-col gap-5">
      <FormError>{formError}</FormError>
      <input type="hidden" name="token" value={token} />
      <Button type="submit" pending={pending}>
        {t("verify.submit")}
      </Button>
    </Form>
  );
}
