import { Form, href, useNavigation } from "react-router";

import type { SignInWay } from "~/domain/kinds";
import { useFormErrors, useErrorToast } from "~/client/form-errors";
import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { FormError, Notice } from "~/ui/notice";
import { LinkButton } from "~/ui/link-button";
import { SubmitRow } from "~/ui/submit-row";

import type { GoogleError } from "../google-errors";
import { ConfirmationForm } from "./confirmation-form";
import { useGoogleNotice } from "./use-google-notice";

interface DeletionFormProps {
  /** The sign-in is recent enough: no re-authentication. */
  recent: boolean;
  providers: readonly SignInWay[];
  /** The error of the confirmation by Google. */
  failure: GoogleError | null;
  refused?: RefusedForm;
}

/** The page that confirms the deletion of the account, with a re-authentication where needed. */
export function DeletionForm({ recent, providers, failure, refused }: DeletionFormProps) {
  const { t } = useTranslation(["accounts", "errors"]);
  const { formError } = useFormErrors(refused);
  useErrorToast(recent ? refused : undefined, { failure: t("deletion.failed") });
  useGoogleNotice({ title: t("deletion.googleFailed"), arrived: failure });
  const pending = useNavigation().state !== "idle";
  const cancel = (
    <LinkButton to={href("/profile")} variant="secondary">
      {t("deletion.cancel")}
    </LinkButton>
  );
  const failed = failure && (
    <Notice tone="danger" title={t("deletion.googleFailed")}>
      {t(`errors:${failure}`)}
    </Notice>
  );
  if (!recent)
    return (
      <>
        {failed ?? <Notice title={t("errors:requires_recent_login")}>{t("deletion.confirm")}</Notice>}
        <ConfirmationForm providers={providers} refused={refused}>
          {cancel}
        </ConfirmationForm>
      </>
    );
  return (
    <Form method="post" className="flex flex-col gap-5">
      {failed}
      <FormError>{formError}</FormError>
      <SubmitRow before={cancel} variant="danger" pending={pending}>
        {t("deletion.submit")}
      </SubmitRow>
    </Form>
  );
}
