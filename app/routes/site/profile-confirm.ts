import { href, redirect } from "react-router";

import { keepPage } from "~/client/keep-page";
import { confirmViewer, confirmViewerOperation } from "~/features/accounts/confirm-viewer.server";
import { confirmationForm } from "~/features/accounts/passkeys/schema";
import { memberForm } from "~/http/form.server";

export const loader = () => redirect(href("/profile"), 303);

/** Confirms the member's identity by password or passkey, before they add a passkey. */
export const action = memberForm({
  form: confirmationForm,
  operation: confirmViewerOperation,
  run: (proof, { services, viewer }) => confirmViewer(services, viewer, proof),
  // The creation follows at once: nothing is to be said in between.
  done: () => Response.json({ confirmed: true }),
});

export const clientAction = keepPage;

/** Never rendered; with a component, failures draw the error page. */
export default function ProfileConfirm() {
  return null;
}
