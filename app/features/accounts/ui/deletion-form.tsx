import { Form, href, Link, useNavigation } from "react-router";

import { useRefusal, useRefusalNotice } from "~/client/form-errors";
import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";

import type { GoogleError } from "../google-errors";
import type { Provider } from "../provider";
import { ConfirmationForm } from "./confirmation-form";
import { useGoogleNotice } from "./use-google-notice";

interface DeletionFormProps {
  /** The sign-in is recent enough: nothing more is asked. */
  recent: boolean;
  providers: readonly Provider[];
  /** What the confirmation by Google ended in. */
  failure: GoogleError | null;
  refused?: RefusedForm;
}

/** The page that asks whether to delete the account, and where needed for a re-authentication. */
export function DeletionForm({ recent, providers, failure, refused }: DeletionFormProps) {
  const { t } = useTranslation(["accounts", "errors"]);
  const refusal = useRefusal(refused);
  useRefusalNotice(recent ? refused : undefined, { failure: t("deletion.failed") });
  useGoogleNotice({ title: t("deletion.googleFailed"), arrived: failure });
  const pending = useNavigation().state !== "idle";
  const cancel = (
    <Button asChild variant="secondary">
      <Link to={href("/profile")}>{t("deletion.cancel")}</Link>
    </Button>
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
  const { sentence } = refusal;
  return (
    <Form method="post" className="flex flex-col gap-5">
      {failed}
      {sentence && <Notice tone="danger">{sentence}</Notice>}
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        {cancel}
        <Button type="submit" variant="danger" pending={pending}>
          {t("deletion.submit")}
        </Button>
      </div>
    </Form>
  );
}
