import { confirmationForm } from "./passkeys/schema";
import { email } from "./schema";

/** The form of a member who wants another address: it, or only the confirmation before. */
export const emailChangeForm = confirmationForm.extend({ email: email.optional() });
