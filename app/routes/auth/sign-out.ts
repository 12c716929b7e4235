import { href, redirect } from "react-router";

import { endOwnSession } from "~/features/accounts/end-session.server";
import { page, type PageArgs } from "~/http/page.server";
import { redirectWith } from "~/http/form.server";

import type { Route } from "./+types/sign-out";

export const loader = () => redirect(href("/"), 303);

export const action = page(async ({ services, viewer, request }: PageArgs<Route.ActionArgs>) => {
  if (viewer) await endOwnSession(services, viewer);
  return redirectWith(request, href("/"), { session: null, flash: "signed_out" });
});

/** Never rendered; with a component, failures draw the error page. */
export default function SignOut() {
  return null;
}
