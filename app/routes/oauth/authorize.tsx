import { href, redirect } from "react-router";

import { formTargetContext } from "~/context";
import { AppError } from "~/errors";
import {
  connectApp,
  connectAppOperation,
  readConsent,
} from "~/features/accounts/connections/connect-app.server";
import { consentForm } from "~/features/accounts/connections/schema";
import { ConsentForm } from "~/features/accounts/connections/ui/consent-form";
import { memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";

import type { Route } from "./+types/authorize";

export const handle: PageHandle = { back: {} };

export const loader = memberPage(async ({ services, viewer, url, context }: MemberArgs<Route.LoaderArgs>) => {
  const asked = await readConsent(services, url.href);
  // Nobody is led to an address of a stranger without a click.
  if (!("clientId" in asked)) throw new AppError("oauth_request_invalid");
  context.set(formTargetContext, asked.formTarget);
  const { clientName, host, isLocal, scopes, resource } = asked;
  return { clientName, host, isLocal, resource, asksToWrite: scopes.includes("write"), email: viewer.email };
});

export const action = memberForm({
  form: consentForm,
  operation: connectAppOperation,
  run: (consent, { services, viewer, url }: MemberCall<Route.ActionArgs>) =>
    connectApp(services, viewer, url.href, consent),
  done: (to) => redirect(to, 303),
});

/** Whether an app may use the member's account; the response leads back to the app. */
export default function Authorize({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("connections");
  const { clientName, ...asked } = loaderData;
  return (
    <TaskPage title={t("consent.title", { name: clientName })}>
      <ConsentForm {...asked} profile={href("/profile")} refused={actionData} />
    </TaskPage>
  );
}
