import { isByPasskey } from "~/features/accounts/passkeys/by-passkey";
import { passkeyForm } from "~/features/accounts/passkeys/schema";
import {
  signInWithPasskey,
  signInWithPasskeyOperation,
} from "~/features/accounts/passkeys/sign-in-with-passkey.server";
import { credentials, email } from "~/features/accounts/schema";
import { signIn, signInOperation } from "~/features/accounts/sign-in.server";
import { SignInForm } from "~/features/accounts/ui/sign-in-form";
import { googleError } from "~/features/accounts/google-errors";
import { pageForm } from "~/http/form.server";
import { page } from "~/http/page.server";
import { redirectTo } from "~/http/redirect-to";
import { useTranslation } from "~/i18n";
import { completeSignIn, signedIn } from "~/pages/complete-sign-in.server";
import { readBrowser } from "~/pages/passkey-browser.server";
import { PageHead } from "~/shell/page-head";
import { keepPage } from "~/client/keep-page";

import type { Route } from "./+types/sign-in";

/** An email address in the query, of the pages that reset a password. Null if there is none. */
const addressIn = (url: URL, name: string): string | null =>
  email.safeParse(url.searchParams.get(name)).data ?? null;

export const loader = page(async ({ url }: Route.LoaderArgs) => ({
  failure: googleError(url.searchParams.get("error")),
  email: addressIn(url, "email"),
  sent: addressIn(url, "sent"),
}));

const byPassword = pageForm({
  form: credentials,
  operation: signInOperation,
  run: async (submitted, call) => {
    const proven = await signIn(call.services, submitted);
    const { userId } = proven;
    return completeSignIn(call, { userId, proven, flash: "signed_in", to: redirectTo(call.url) });
  },
  done: signedIn,
});

const byPasskey = pageForm({
  form: passkeyForm,
  operation: signInWithPasskeyOperation,
  run: async ({ passkey }, call) => {
    const proven = await signInWithPasskey(call.services, passkey, readBrowser(call.request));
    const { userId } = proven;
    return completeSignIn(call, { userId, proven, flash: "signed_in", to: redirectTo(call.url) });
  },
  done: signedIn,
});

export const action = (args: Route.ActionArgs) =>
  isByPasskey(args.url) ? byPasskey(args) : byPassword(args);

export const clientAction = keepPage;

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("accounts");
  return (
    <>
      <PageHead title={t("signIn.title")} noIndex />
      <SignInForm refused={actionData} {...loaderData} />
    </>
  );
}
