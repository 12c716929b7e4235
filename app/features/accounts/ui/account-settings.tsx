import type { ComponentProps, ReactNode } from "react";
import { Form, href, Link } from "react-router";

import type { SignInWay } from "~/domain/kinds";
import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { FormError } from "~/ui/notice";

import type { SessionUser } from "../responses";
import type { SessionItem } from "../session-items.server";
import { Deletion } from "./deletion";
import { useFormErrors } from "~/client/form-errors";
import { SessionList } from "./session-list";
import { SettingsSection } from "./settings-section";
import { WaitingEmail } from "./waiting-email";

interface AccountSettingsProps {
  user: SessionUser;
  /** The address that waits to be confirmed. Null if there is none. */
  waitingEmail: ComponentProps<typeof WaitingEmail> | null;
  ways: readonly SignInWay[];
  sessions: SessionItem[];
  refused?: RefusedForm;
  /** Sections of other rooms. */
  profile: ReactNode;
  passkeys: ReactNode;
  tokens: ReactNode;
  connections: ReactNode;
  install: ReactNode;
}

/** The account settings: profile, email address, passkeys, sessions, access tokens, connected apps, home screen, deletion. */
export function AccountSettings(props: AccountSettingsProps) {
  const { user, waitingEmail, ways, sessions, refused, profile, passkeys, tokens, connections, install } =
    props;
  const { t } = useTranslation(["accounts", "errors"]);
  const { formError } = useFormErrors(refused);
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-6 py-8 sm:py-12">
      <h1 className="text-xl">{t("profile.title")}</h1>
      <FormError>{formError}</FormError>
      {waitingEmail && <WaitingEmail {...waitingEmail} />}
      {profile}
      <SettingsSection id="account" title={t("profile.account")}>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>{user.email}</span>{" "}
          <Badge tone={user.emailVerified ? "success" : "neutral"}>
            {t(user.emailVerified ? "profile.verified" : "profile.unverified")}
          </Badge>
          <Link
            to={href("/profile/email")}
            aria-label={t("emailChange.title")}
            className="text-link inline-flex min-h-11 items-center text-sm"
          >
            {t("emailChange.change")}
          </Link>
        </p>
        {!user.emailVerified && (
          <Form method="post" action={href("/auth/verification-email")}>
            <Button type="submit" variant="secondary">
              {t("profile.sendVerification")}
            </Button>
          </Form>
        )}
        <p className="text-sm text-ink-soft">
          {t("profile.providers", {
            providers: ways.map((way) => t(`profile.provider.${way}`)),
          })}
        </p>
        <Link
          to={href("/profile/password")}
          className="text-link inline-flex min-h-11 items-center self-start text-sm"
        >
          {t(ways.includes("password") ? "passwordChange.title" : "passwordChange.set")}
        </Link>
      </SettingsSection>
      {passkeys}
      <SessionList sessions={sessions} />
      {tokens}
      {connections}
      {install}
      <SettingsSection
        id="leave"
        title={t("deletion.title")}
        lead={t("deletion.lead")}
        link={{ to: href("/dashboard/export"), label: t("deletion.export") }}
      >
        <div>
          <Deletion providers={ways} />
        </div>
      </SettingsSection>
    </div>
  );
}
