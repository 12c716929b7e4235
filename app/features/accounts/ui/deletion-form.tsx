import { useTranslation } from "react-i18next";
import { Form, href, Link, useNavigation } from "react-router";

import type { RefusedForm } from "~/errors";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";

import type { Provider } from "../provider";
import { GoogleButton } from "./google-button";
import { PasswordField } from "./password-field";
import { refusalSentence } from "./refusal";

interface DeletionFormProps {
  /** The sign-in is recent enough: nothing more is asked. */
  recent: boolean;
  providers: Provider[];
  refused?: RefusedForm;
}

/** Deletes the account, after a re-authentication where the sign-in is too long ago (specification, section 5). */
export function DeletionForm({ recent, providers, refused }: DeletionFormProps) {
  const { t } = useTranslation(["accounts", "errors"]);
  const pending = useNavigation().state !== "idle";
  const mustConfirm = !recent || refused?.code === "requires_recent_login";
  const byPassword = mustConfirm && providers.includes("password");
  const byGoogle = mustConfirm && providers.includes("google");
  const sentence = refusalSentence(t, refused);
  return (
    <div className="flex flex-col gap-5">
      {sentence && <Notice tone="danger">{sentence}</Notice>}
      {mustConfirm && !sentence && (
        <Notice title={t("errors:requires_recent_login")}>{t("deletion.confirm")}</Notice>
      )}
      {byGoogle && <GoogleButton state="ready" redirectTo={href("/profile/delete")} />}
      <Form method="post" noValidate className="flex flex-col gap-5">
        {byPassword && (
          <PasswordField name="password" label={t("password")} autoComplete="current-password" />
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button asChild variant="secondary">
            <Link to={href("/profile")}>{t("deletion.cancel")}</Link>
          </Button>
          {(!mustConfirm || byPassword) && (
            <Button type="submit" variant="danger" pending={pending}>
              {t("deletion.submit")}
            </Button>
          )}
        </div>
      </Form>
    </div>
  );
}
