import { href } from "react-router";

import { credentials } from "~/features/accounts/schema";
import { signIn, signInOperation } from "~/features/accounts/sign-in.server";
import { startSession } from "~/features/accounts/start-session.server";
import { SignInForm } from "~/features/accounts/ui/sign-in-form";
import { googleError } from "~/features/accounts/google-errors";
import { pageForm } from "~/http/form.server";
import { page } from "~/http/page.server";
import { redirectTo } from "~/http/redirect-to";
import { userAgentOf } from "~/http/request.server";
import { useTranslation } from "~/i18n";
import { PageHead } from "~/shell/page-head";
import { keepPage } from "~/client/keep-page";

import type { Route } from "./+types/sign-in";

export const loader = page(async ({ url }: Route.LoaderArgs) => ({
  failure: googleError(url.searchParams.get("error")),
}));

export const action = pageForm({
  form: credentials,
  operation: signInOperation,
  run: async (submitted, { services, request, viewer }) => {
    const proven = await signIn(services, submitted);
    return startSession(services, proven.userId, {
      proven,
      userAgent: userAgentOf(request),
      replaces: viewer?.session.id,
    });
  },
  done: (session, { url }) => ({
    redirect: redirectTo(url) ?? href("/dashboard"),
    session,
    flash: "signed_in",
  }),
});

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
