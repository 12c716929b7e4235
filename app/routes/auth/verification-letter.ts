import { href, redirect } from "react-router";

import { servicesContext } from "~/context";
import { requestVerification } from "~/features/accounts/request-verification.server";
import { enforceLimit } from "~/http/enforce-limit.server";
import { memberPage, type MemberArgs } from "~/http/member-page.server";
import { emailOrigin } from "~/http/origin.server";
import { redirectWith } from "~/http/redirect-with.server";

import type { Route } from "./+types/verification-letter";

export const loader = () => redirect(href("/profile"), 303);

/** Sends the verification letter once more. */
export const action = memberPage(async ({ request, context, viewer }: MemberArgs<Route.ActionArgs>) => {
  await enforceLimit("reset", { request, context });
  const origin = await emailOrigin({ request, context });
  await requestVerification(context.get(servicesContext), viewer, origin);
  return redirectWith(request, href("/profile"), { flash: "verification_sent" });
});

/** Never seen, and makes it a page: where it fails, an error page says so. */
export default function VerificationLetter() {
  return null;
}
