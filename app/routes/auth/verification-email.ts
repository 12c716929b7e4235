import { href, redirect } from "react-router";

import {
  requestVerification,
  requestVerificationOperation,
} from "~/features/accounts/request-verification.server";
import { enforceLimit } from "~/http/rate-limits.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { emailOrigin } from "~/http/origin.server";
import { redirectWith } from "~/http/form.server";

import type { Route } from "./+types/verification-email";

export const loader = () => redirect(href("/profile"), 303);

/** Sends the verification email once more. */
export const action = memberPage(
  async ({ services, request, context, viewer }: MemberArgs<Route.ActionArgs>) => {
    await enforceLimit(requestVerificationOperation.limit, { request, context });
    const origin = await emailOrigin({ request, context });
    await requestVerification(services, viewer, origin);
    return redirectWith(request, href("/profile"), { flash: "verification_sent" });
  },
);

/** Never rendered; with a component, failures draw the error page. */
export default function VerificationEmail() {
  return null;
}
