import { Form, href, useNavigation } from "react-router";

import { useErrorToast, useFormErrors } from "~/client/form-errors";
import type { SignInWay } from "~/domain/kinds";
import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";
import { FormError, Notice } from "~/ui/notice";

import type { GoogleError } from "../google-errors";
import { ConfirmationForm } from "./confirmation-form";
import { EmailField } from "./email-field";
import { useGoogleNotice } from "./use-google-notice";

interface EmailChangeFormProps {
  /** The sign-in is recent enough: no re-authentication. */
  recent: boolean;
  ways: readonly SignInWay[];
  /** The error of the confirmation by Google. */
  failure: GoogleError | null;
  /** The address typed before the re-authentication, or waiting for its confirmation. */
  typed?: string;
  refused?: RefusedForm;
}

/** Asks for a link to the new address, after a re-authentication where needed. */
export function EmailChangeForm({ recent, ways, failure, typed, refused }: EmailChangeFormProps) {
  const { t } = useTranslation(["accounts", "errors"]);
  const { formError } = useFormErrors(refused);
  const asks = !refused?.fields.email && (!recent || refused?.code === "requires_recent_login");
  useErrorToast(asks ? undefined : refused);
  useGoogleNotice({ arrived: failure });
  const pending = useNavigation().state !== "idle";
  const cancel = (
    <LinkButton to={href("/profile")} variant="secondary">
      {t("deletion.cancel")}
    </LinkButton>
  );
  if (asks)
    return (
      <>
        <Notice tone={failure ? "danger" : "info"}>
          {t(failure ? `errors:${failure}` : "deletion.confirm")}
        </Notice>
        <ConfirmationForm task="email" providers={ways} refused={refused}>
          {cancel}
        </ConfirmationForm>
      </>
    );
  return (
    <Form method="post" noValidate className="flex flex-col gap-5">
      <FormError>{formError}</FormError>
      <EmailField isNew refused={refused} defaultValue={typed} />
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        {cancel}
        <Button type="submit" pending={pending}>
          {t("emailChange.submit")}
        </Button>
      </div>
    </Form>
  );
}
