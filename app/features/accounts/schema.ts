import { z } from "zod";

import { countCharacters } from "~/features/text/visible-text";

import { commonPasswords } from "./common-passwords";
import { passwordLength } from "./limits";

/**
 * Normalizes an address for storage and comparison: trimmed, A to Z in lower case. Other letters stay: some,
 * such as the Kelvin sign, would turn into a letter of another person's address.
 */
export const normalEmail = (email: string): string =>
  email.trim().replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

const missing = (code: string) => (issue: { input?: unknown }) =>
  issue.input === undefined ? code : "wrong_type";

/** An email address, trimmed and in lower case. */
export const email = z
  .string({ error: missing("email_required") })
  .overwrite(normalEmail)
  .min(1, "email_required")
  .max(254, "invalid_email")
  .pipe(z.email("invalid_email"));

/** A submitted password, to be compared with the stored one. */
export const typedPassword = z.string({ error: missing("password_required") }).min(1, "password_required");

/** A new password: 8 to 128 characters, not a common one (ASVS 6.2). */
const newPassword = typedPassword.superRefine((password, context) => {
  const length = countCharacters(password);
  const refuse = (message: string, limit?: number) =>
    context.addIssue({ code: "custom", message, params: { limit }, input: password });
  if (length < passwordLength.min) refuse("weak_password", passwordLength.min);
  else if (length > passwordLength.max) refuse("too_long", passwordLength.max);
  else if (commonPasswords.has(password.toLowerCase())) refuse("common_password");
});

export const credentials = z.object({ email, password: typedPassword });

export type Credentials = z.output<typeof credentials>;

const confirmed = { password: newPassword, confirmPassword: z.string().default("") };

const differ = (form: { password: string; confirmPassword: string }) =>
  form.password === form.confirmPassword;

const passwordsDiffer = { path: ["confirmPassword"], message: "passwords_differ" };

export const terms = z.literal("on", { error: "terms_required" });

/** The registration form (specification, section 5). */
export const registrationForm = z
  .object({ email, ...confirmed, terms })
  .refine(differ, { ...passwordsDiffer, when: ({ value }) => isTyped(value) })
  .transform(({ email: address, password }): Credentials => ({ email: address, password }));

/** The form behind a reset link. */
export const newPasswordForm = z
  .object({ token: z.string().default(""), ...confirmed })
  .refine(differ, { ...passwordsDiffer, when: ({ value }) => isTyped(value) })
  .transform(({ token, password }) => ({ token, password }));

/** The form by which a member changes the password. */
export const passwordChangeForm = z
  .object({ currentPassword: typedPassword, ...confirmed })
  .refine(differ, { ...passwordsDiffer, when: ({ value }) => isTyped(value) })
  .transform(({ currentPassword, password }) => ({ currentPassword, password }));

export const resetForm = z.object({ email });

/** The token of an email's link. */
export const tokenForm = z.object({ token: z.string().default("") });

export const sessionForm = z.object({ session: z.string().default("") });

/** `POST /api/auth/session` (specification, section 7). */
export const sessionSync = z.strictObject({
  idToken: z
    .string({ error: (issue) => (issue.input === undefined ? "required" : "wrong_type") })
    .min(1, "required"),
});

function isTyped(value: unknown): boolean {
  const form = value as { password?: unknown; confirmPassword?: unknown };
  return typeof form.password === "string" && typeof form.confirmPassword === "string";
}
