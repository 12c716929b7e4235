import { href, redirect } from "react-router";

import { servicesContext, viewerContext } from "~/context";
import { endOwnSession } from "~/features/accounts/end-session.server";
import { page } from "~/http/page.server";
import { redirectWith } from "~/http/form.server";

import type { Route } from "./+types/sign-out";

export const loader = () => redirect(href("/"), 303);

export const action = page(async ({ request, context }: Route.ActionArgs) => {
  const viewer = context.get(viewerContext);
  if (viewer) await endOwnSession(context.get(servicesContext), viewer);
  return redirectWith(request, href("/"), { session: null, flash: "signed_out" });
});

/** Never seen, and makes it a page: where it fails, an error page says so. */
export default function SignOut() {
  return null;
}
