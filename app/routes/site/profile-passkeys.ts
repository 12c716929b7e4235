import { href, redirect } from "react-router";

import { keepPage } from "~/client/keep-page";
import { addPasskey, addPasskeyOperation } from "~/features/accounts/passkeys/add-passkey.server";
import { newPasskeyForm } from "~/features/accounts/passkeys/schema";
import { memberForm } from "~/http/form.server";
import { userAgentOf } from "~/http/request.server";

export const loader = () => redirect(href("/profile"), 303);

export const action = memberForm({
  form: newPasskeyForm,
  operation: addPasskeyOperation,
  run: ({ passkey }, { services, viewer, request }) =>
    addPasskey(services, viewer, passkey, userAgentOf(request)),
  done: { to: href("/profile"), flash: "passkey_created" },
});

export const clientAction = keepPage;

/** Never rendered; with a component, failures draw the error page. */
export default function ProfilePasskeys() {
  return null;
}
