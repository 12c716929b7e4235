import { href, Outlet, redirect } from "react-router";

import { servicesContext, viewerContext } from "~/context";
import { AuthFrame } from "~/features/accounts/ui/auth-frame";
import { page } from "~/http/page.server";
import { redirectTo } from "~/http/redirect-to";
import type { PageHandle } from "~/shell/header";

import type { Route } from "./+types/layout";

export const handle: PageHandle = { back: {} };

/** Signed-in people have nothing to do here (specification, section 2). */
export const loader = page(async ({ context, url }: Route.LoaderArgs) => {
  if (context.get(viewerContext)) throw redirect(redirectTo(url) ?? href("/dashboard"), 303);
  const google = context.get(servicesContext).google !== null;
  return {
    redirectTo: redirectTo(url),
    google: google ? "ready" : import.meta.env.DEV ? "not-configured" : "absent",
  } as const;
});

export default function AuthLayout({ loaderData }: Route.ComponentProps) {
  return (
    <AuthFrame {...loaderData}>
      <Outlet />
    </AuthFrame>
  );
}
