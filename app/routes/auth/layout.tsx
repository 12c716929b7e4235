import { href, Outlet, redirect } from "react-router";

import { AuthFrame } from "~/features/accounts/ui/auth-frame";
import { readIntent } from "~/http/intent.server";
import { page, type PageArgs } from "~/http/page.server";
import { redirectTo } from "~/http/redirect-to";
import type { PageHandle } from "~/shell/header";

import type { Route } from "./+types/layout";

export const handle: PageHandle = { back: {} };

/** Members are redirected (specification, section 2). */
export const loader = page(async ({ services, viewer, url, request }: PageArgs<Route.LoaderArgs>) => {
  if (viewer) throw redirect(redirectTo(url) ?? href("/dashboard"), 303);
  const google = services.google !== null;
  return {
    redirectTo: redirectTo(url),
    intent: readIntent(request)?.kind ?? null,
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
