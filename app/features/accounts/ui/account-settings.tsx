import type { ReactNode } from "react";
import { Form, href } from "react-router";

import type { SignInWay } from "~/domain/kinds";
import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { FormError } from "~/ui/notice";

import type { SessionUser } from "../get-session-user.server";
import type { SessionItem } from "../session-items.server";
import { Deletion } from "./deletion";
import { useFormErrors } from "~/client/form-errors";
import { SessionList } from "./session-list";

interface AccountSettingsProps {
  user: SessionUser;
  ways: readonly SignInWay[];
  sessions: SessionItem[];
  refused?: RefusedForm;
  /** First section: the public profile. */
  profile: ReactNode;
  /** Section after the account: the passkeys. */
  passkeys: ReactNode;
  /** Section after the sessions: the access tokens. */
  tokens: ReactNode;
  /** Section after the tokens: the connected apps. */
  connections: ReactNode;
}

/** The account settings: profile, email address, passkeys, sessions, access tokens, connected apps, deletion. */
export function AccountSettings({
  user,
  ways,
  sessions,
  refused,
  profile,
  passkeys,
  tokens,
  connections,
}: AccountSettingsProps) {
  const { t } = useTranslation(["accounts", "errors"]);
  const errors = useFormErrors(refused);
  const { formError } = errors;
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-6 py-8 sm:py-12">
      <h1 className="text-xl">{t("profile.title")}</h1>
      <FormError>{formError}</FormError>
      {profile}
      <Card asChild padding="lg">
        <section aria-labelledby="account" className="flex flex-col gap-4">
          <h2 id="account" className="text-lg">
            {t("profile.account")}
          </h2>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 break-all">{user.email}</span>{" "}
            <Badge tone={user.emailVerified ? "success" : "neutral"}>
              {t(user.emailVerified ? "profile.verified" : "profile.unverified")}
            </Badge>
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
        </section>
      </Card>
      {passkeys}
      <SessionList sessions={sessions} />
      {tokens}
      {connections}
      <Card asChild padding="lg">
        <section aria-labelledby="leave" className="flex flex-col items-start gap-4">
          <div>
            <h2 id="leave" className="text-lg">
              {t("deletion.title")}
            </h2>
            <p className="phrases mt-2 text-sm text-ink-soft">{t("deletion.lead")}</p>
          </div>
          <Deletion providers={ways} />
        </section>
      </Card>
    </div>
  );
}
