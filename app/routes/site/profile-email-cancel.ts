import { href, redirect } from "react-router";

import { cancelEmailChange, cancelEmailChangeOperation } from "~/features/accounts/waiting-email.server";
import { emptyForm, memberForm } from "~/http/form.server";

export const loader = () => redirect(href("/profile"), 303);

/** Takes back the request for another address. */
export const action = memberForm({
  form: emptyForm,
  operation: cancelEmailChangeOperation,
  run: (_, { services, viewer }) => cancelEmailChange(services, viewer),
  done: { redirect: href("/profile"), flash: "email_change_cancelled" },
});

/** Never rendered; with a component, failures draw the error page. */
export default function ProfileEmailCancel() {
  return null;
}
