import type { ReactNode } from "react";
import { Form, href, useNavigation } from "react-router";

import { useRefusal, useRefusalNotice } from "~/client/form-errors";
import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";

import type { Provider } from "../provider";
import { GoogleButton } from "./google-button";
import { PasswordField } from "./password-field";

interface ConfirmationFormProps {
  /** Draws the form: a fetcher's own, or the page's. */
  form?: typeof Form;
  providers: readonly Provider[];
  refused: RefusedForm | undefined;
  /** The form of a fetcher is under way. */
  submitting?: boolean;
  /** Stands before the button. */
  children?: ReactNode;
}

/** Proves once more who one is, by Google or password, and deletes the account (specification, section 5). */
export function ConfirmationForm({
  form: PostForm = Form,
  providers,
  refused,
  submitting = false,
  children,
}: ConfirmationFormProps) {
  const { t } = useTranslation(["accounts", "errors"]);
  const refusal = useRefusal(refused);
  const pending = useNavigation().state !== "idle" || submitting;
  const byPassword = providers.includes("password");
  // That one must confirm is what this form says anyway.
  const isAsked = refused?.code === "requires_recent_login";
  const sentence = isAsked ? undefined : refusal.sentence;
  useRefusalNotice(isAsked ? undefined : refused);
  return (
    <div className="flex flex-col gap-5">
      {sentence && <Notice tone="danger">{sentence}</Notice>}
      {providers.includes("google") && (
        <GoogleButton
          state="ready"
          redirectTo={href("/profile/delete")}
          failureTitle={t("deletion.googleFailed")}
          alone={!byPassword}
        />
      )}
      <PostForm method="post" action={href("/profile/delete")} noValidate className="flex flex-col gap-5">
        {byPassword && (
          <PasswordField
            name="password"
            label={t("password")}
            autoComplete="current-password"
            error={refusal.complaint("password")}
          />
        )}
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          {children}
          {byPassword && (
            <Button type="submit" variant="danger" pending={pending}>
              {t("deletion.submit")}
            </Button>
          )}
        </div>
      </PostForm>
    </div>
  );
}
