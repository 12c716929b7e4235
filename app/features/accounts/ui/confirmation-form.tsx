import type { ElementType, ReactNode } from "react";
import { Form, href, useNavigation } from "react-router";

import type { SignInWay } from "~/domain/kinds";
import { useFormErrors } from "~/client/form-errors";
import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { FormError } from "~/ui/notice";

import { PasskeyConfirmation } from "../passkeys/ui/passkey-confirmation";
import { GoogleButton } from "./google-button";
import { PasswordField } from "./password-field";

interface ConfirmationFormProps {
  /** The form component: a fetcher's, or the page's. */
  form?: ElementType;
  providers: readonly SignInWay[];
  /** The purpose of the confirmation: the deletion, or only the member's identity, before a passkey or another address. */
  task?: keyof typeof pages;
  refused: RefusedForm | undefined;
  /** The fetcher is submitting. */
  submitting?: boolean;
  /** Content before the submit button. */
  children?: ReactNode;
}

/** The page that takes the form, and the one to return to from Google, by task. */
const pages = {
  delete: { action: "/profile/delete", from: "/profile/delete" },
  confirm: { action: "/profile/confirm", from: "/profile" },
  email: { action: "/profile/email", from: "/profile/email" },
} as const;

/** Re-authenticates by Google, passkey or password, and deletes the account (specification, section 5), or not yet. */
export function ConfirmationForm({
  form: PostForm = Form,
  providers,
  task = "delete",
  refused,
  submitting = false,
  children,
}: ConfirmationFormProps) {
  const { t } = useTranslation(["accounts", "errors"]);
  const errors = useFormErrors(refused);
  const pending = useNavigation().state !== "idle" || submitting;
  const [byPassword, byPasskey] = [providers.includes("password"), providers.includes("passkey")];
  const deletes = task === "delete";
  const action = href(pages[task].action);
  const variant = deletes ? "danger" : "primary";
  // The form itself asks for the re-authentication.
  const isAsked = refused?.code === "requires_recent_login";
  const formError = isAsked ? undefined : errors.formError;
  return (
    <div className="flex flex-col gap-5">
      <FormError>{formError}</FormError>
      {providers.includes("google") && (
        <GoogleButton
          state="ready"
          redirectTo={href(pages[task].from)}
          failureTitle={deletes ? t("deletion.googleFailed") : undefined}
          alone={!byPassword && !byPasskey}
        />
      )}
      {byPasskey && (
        <PasskeyConfirmation
          form={PostForm}
          action={action}
          label={t(deletes ? "passkey.confirmDeletion" : "passkey.confirm")}
          variant={byPassword ? "secondary" : variant}
          submitting={pending}
          alone={providers.length === 1}
        />
      )}
      <PostForm method="post" action={action} noValidate className="flex flex-col gap-5">
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
            <Button type="submit" variant={variant} pending={pending}>
              {t(deletes ? "deletion.submit" : "passkey.confirmPassword")}
            </Button>
          )}
        </div>
      </PostForm>
    </div>
  );
}
