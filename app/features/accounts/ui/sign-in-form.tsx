import { useRef, useState } from "react";
import { Form, href, useNavigation } from "react-router";

import { useFormErrors, useErrorToast } from "~/client/form-errors";
import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { lazyPart } from "~/ui/lazy-part";
import { FormError, Notice } from "~/ui/notice";
import { OpeningLink } from "~/ui/opening-link";
import { usePrefetchRoutes } from "~/ui/prefetch";
import { HiddenFields } from "~/ui/field";

import type { GoogleError } from "../google-errors";
import { PasskeySignIn } from "../passkeys/ui/passkey-sign-in";
import { EmailField } from "./email-field";
import { PasswordField } from "./password-field";
import { useGoogleNotice } from "./use-google-notice";

const ResetDialog = lazyPart(async () => (await import("./reset-dialog")).ResetDialog);

interface SignInFormProps {
  refused?: RefusedForm;
  /** The error of a Google sign-in on the full page. */
  failure: GoogleError | null;
  /** The address of the member who has just set a password. Null if there is none. */
  email: string | null;
  /** The address to which a reset link was requested. Null if none was. */
  sent: string | null;
}

/** The login tab (specification, section 2). */
export function SignInForm({ refused, failure, sent, ...known }: SignInFormProps) {
  const { t } = useTranslation(["accounts", "errors"]);
  const errors = useFormErrors(refused);
  // The action of the dialog's form.
  usePrefetchRoutes("routes/auth/reset");
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState(refused?.values.email ?? known.email ?? "");
  const [resetting, setResetting] = useState(false);
  const pending = useNavigation().state !== "idle";
  const isMissing = Object.values(refused?.fields ?? {}).some(({ code }) => code.endsWith("_required"));
  const missing = isMissing ? t("signIn.missing") : undefined;
  // A reason above the fields is told there alone, without a toast.
  useErrorToast(errors.formError ? undefined : refused, { failure: missing });
  useGoogleNotice({ arrived: failure });
  const formError = missing ?? errors.formError ?? (failure && t(`errors:${failure}`));
  return (
    <>
      {sent && <SentReset email={sent} />}
      <Form
        ref={form}
        method="post"
        // Going back skips the sign-in.
        replace
        noValidate
        className="flex flex-col gap-5"
        aria-label={t("signIn.tab")}
      >
        <FormError>{formError}</FormError>
        <EmailField refused={refused} defaultValue={known.email ?? undefined} passkeys />
        <PasswordField
          name="password"
          label={t("password")}
          autoComplete="current-password"
          error={errors.fieldError("password")}
          aside={
            <OpeningLink
              className="text-link -my-3 inline-flex min-h-11 items-center"
              to={`${href("/auth/reset")}?${new URLSearchParams(email ? { email } : {})}`}
              load={ResetDialog.load}
              onOpen={() => {
                setEmail(String(new FormData(form.current!).get("email")));
                setResetting(true);
              }}
            >
              {t("signIn.forgot")}
            </OpeningLink>
          }
        />
        <Button type="submit" size="lg" pending={pending}>
          {t("signIn.submit")}
        </Button>
      </Form>
      <PasskeySignIn />
      <ResetDialog open={resetting} onOpenChange={setResetting} email={email} />
    </>
  );
}

/** Says that a reset link is on its way, and sends it again. */
function SentReset({ email }: { email: string }) {
  const { t } = useTranslation("accounts");
  const action = href("/auth/reset");
  return (
    <Notice
      tone="success"
      title={t("reset.sent")}
      action={
        <Form method="post" action={action}>
          <HiddenFields values={{ email }} />
          <Button type="submit" variant="secondary" size="sm" pending={useNavigation().formAction === action}>
            {t("reset.again")}
          </Button>
        </Form>
      }
    >
      {t("reset.sentHint", { email })}
    </Notice>
  );
}
