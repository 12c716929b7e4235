import { z } from "zod";

import { email, terms, typedPassword } from "../schema";

/** Far more than a browser sends. */
const longestBytes = 20_000;
const longestId = 1_400;

const bytes = z
  .string()
  .regex(/^[\w-]+$/)
  .max(longestBytes);
const id = bytes.max(longestId);

const credential = <Signed extends z.ZodRawShape>(signed: Signed) =>
  z.object({ id, rawId: id, type: z.literal("public-key"), response: z.object(signed) });

/** A browser's credential as the JSON text of a form's field. */
const fieldOf = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: "custom", message: "wrong_type", input: text });
        return z.NEVER;
      }
    })
    .pipe(schema);

const created = fieldOf(
  credential({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z
      .array(z.string().regex(/^[\w-]{1,20}$/))
      .max(10)
      .default([]),
  }),
);

const asserted = fieldOf(
  credential({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.nullish(),
  }),
);

/** A sign-in. */
export const passkeyForm = z.object({ passkey: asserted });

/** Confirmation of identity; without either, a recent sign-in counts. */
export const confirmationForm = z.object({
  password: typedPassword.optional(),
  passkey: asserted.optional(),
});

export const newPasskeyForm = z.object({ passkey: created });

export const passkeyRegistrationForm = z.object({ email, terms, passkey: created });

/** The purposes of the challenges that a passkey signs; a registration's is for one address. */
export const challengeUse = z.discriminatedUnion("purpose", [
  z.strictObject({ purpose: z.literal("sign_in") }),
  z.strictObject({ purpose: z.literal("confirm") }),
  z.strictObject({ purpose: z.literal("create") }),
  z.strictObject({ purpose: z.literal("register"), email }),
]);

export type ChallengeUse = z.output<typeof challengeUse>;
