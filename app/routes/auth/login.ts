import { href, redirect } from "react-router";

import { redirectTo, withRedirect } from "~/http/redirect-to";

import type { Route } from "./+types/login";

/** `/login` of the specification (section 2) is `/auth`. */
export const loader = ({ url }: Route.LoaderArgs) =>
  redirect(withRedirect(href("/auth"), redirectTo(url)), 302);

/** Never rendered; with a component, failures draw the error page. */
export default function Login() {
  return null;
}
