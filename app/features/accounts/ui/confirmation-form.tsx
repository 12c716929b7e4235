import type { ReactNode } from "react";
import { Form, href, useNavigation } from "react-router";

import type { Provider } from "~/domain/kinds";
import { useFormErrors, useErrorToast } from "~/client/form-errors";
import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";

import { GoogleButton } from "./google-button";
import { PasswordField } from "./password-field";

interface ConfirmationFormProps {
  /** The form component: a fetcher's, or the page's. */
  form?: typeof Form;
  providers: readonly Provider[];
  refused: RefusedForm | undefined;
  /** The fetcher is submitting. */
  submitting?: boolean;
  /** Content before the submit button. */
  children?: ReactNode;
}

/** Re-authenticates by Google or password, and deletes the account (specification, section 5). */
export function ConfirmationForm({
  form: PostForm = Form,
  providers,
  refused,
  submitting = false,
  children,
}: ConfirmationFormProps) {
  const { t } = useTranslation(["accounts", "errors"]);
  const errors = useFormErrors(refused);
  const pending = useNavigation().state !== "idle" || submitting;
  const byPassword = providers.includes("password");
  // The form itself asks for the re-authentication.
  const isAsked = refused?.code === "requires_recent_login";
  const formError = isAsked ? undefined : errors.formError;
  useErrorToast(isAsked ? undefined : refused);
  return (
    <div className="flex flex-col gap-5">
      {formError && <Notice tone="danger">{formError}</Notice>}
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
            error={errors.fieldError("password")}
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
