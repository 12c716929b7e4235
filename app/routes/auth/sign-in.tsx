import { href } from "react-router";

import { servicesContext, viewerContext } from "~/context";
import { credentials } from "~/features/accounts/schema";
import { signIn } from "~/features/accounts/sign-in.server";
import { startSession } from "~/features/accounts/start-session.server";
import { SignInForm } from "~/features/accounts/ui/sign-in-form";
import { googleError } from "~/features/accounts/google-errors";
import { page } from "~/http/page.server";
import { redirectTo } from "~/http/redirect-to";
import { redirectWith } from "~/http/redirect-with.server";
import { submitForm } from "~/http/submit-form.server";
import { userAgentOf } from "~/http/user-agent.server";
import { useTranslation } from "~/i18n";
import { PageHead } from "~/shell/page-head";
import { keepPage } from "~/client/keep-page";

import type { Route } from "./+types/sign-in";

export const loader = page(async ({ url }: Route.LoaderArgs) => ({
  failure: googleError(url.searchParams.get("error")),
}));

export const action = page(({ request, context, url }: Route.ActionArgs) =>
  submitForm(
    { request, context },
    credentials,
    async (typed) => {
      const services = context.get(servicesContext);
      const proven = await signIn(services, typed);
      const session = await startSession(services, proven.userId, {
        proven,
        userAgent: userAgentOf(request),
        replaces: context.get(viewerContext)?.session.id,
      });
      return redirectWith(request, redirectTo(url) ?? href("/dashboard"), { session, flash: "signed_in" });
    },
    { limit: "signIn" },
  ),
);

export const clientAction = keepPage;

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("accounts");
  return (
    <>
      <PageHead title={t("signIn.title")} noIndex />
      <SignInForm refused={actionData} failure={loaderData.failure} />
    </>
  );
}
