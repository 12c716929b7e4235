import { Link } from "react-router";

import { useFormErrors } from "~/client/form-errors";
import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { tokenScopes } from "~/domain/token-scopes";
import type { AppResource } from "~/platform/oauth/oauth";
import { Button } from "~/ui/button";
import { CheckCard } from "~/ui/check-card";
import { FormError, Notice } from "~/ui/notice";

interface ConsentFormProps {
  /** Where the app's access is sent. */
  host: string;
  /** It is sent to a program on the person's own device. */
  isLocal: boolean;
  asksToWrite: boolean;
  resource: AppResource;
  email: string;
  /** The address of the page that ends connections. */
  profile: string;
  refused?: RefusedForm;
}

/** Permissions of an app, to allow or to deny. A plain form, since its response redirects to another site. */
export function ConsentForm({
  host,
  isLocal,
  asksToWrite,
  resource,
  email,
  profile,
  refused,
}: ConsentFormProps) {
  const { t } = useTranslation("connections");
  const { formError } = useFormErrors(refused);
  return (
    <form method="post" className="flex flex-col gap-5">
      <FormError>{formError}</FormError>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        <dt className="text-ink-soft">{t("consent.account")}</dt>
        <dd>{email}</dd>
        <dt className="text-ink-soft">{t("consent.sentTo")}</dt>
        <dd dir="ltr" translate="no" className="break-all text-start font-mono">
          {host}
        </dd>
      </dl>
      <Notice>{t(isLocal ? "consent.local" : "consent.unverified")}</Notice>
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-2 font-semibold">{t("consent.may")}</legend>
        {tokenScopes.map((scope) => (
          <div
            key={scope}
            className="relative flex items-start gap-3 rounded-card border border-line-strong p-4 has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              id={scope}
              type="radio"
              name="scope"
              value={scope}
              defaultChecked={(refused?.values.scope ?? (asksToWrite ? "write" : "read")) === scope}
              aria-describedby={`${scope}-text`}
              className="mt-1 size-5 shrink-0 accent-accent"
            />
            <div className="min-w-0">
              <label htmlFor={scope} className="font-semibold after:absolute after:inset-0">
                {t(`consent.${scope}`)}
              </label>
              <p id={`${scope}-text`} className="phrases mt-1 text-sm text-ink-soft">
                {t(`consent.${resource}.${scope}Text`)}
              </p>
            </div>
          </div>
        ))}
      </fieldset>
      <CheckCard name="facts" defaultChecked={refused?.values.facts === "on"}>
        <span className="block font-semibold">{t("consent.facts")}</span>{" "}
        <span className="phrases block text-sm text-ink-soft">{t("consent.factsText")}</span>
      </CheckCard>
      <p className="phrases text-sm text-ink-soft">{t(`consent.${resource}.never`)}</p>
      <p className="phrases text-sm text-ink-soft">
        {t("consent.ends")}{" "}
        <Link to={profile} className="text-link">
          {t("consent.profile")}
        </Link>
      </p>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button type="submit" name="decision" value="deny" variant="secondary">
          {t("consent.deny")}
        </Button>
        <Button type="submit" name="decision" value="allow">
          {t("consent.allow")}
        </Button>
      </div>
    </form>
  );
}
