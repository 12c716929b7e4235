import { z } from "zod";

/** An empty variable is one that is not set. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

const count = z.coerce.number().int().nonnegative();
const onOrOff = z.enum(["on", "off"]).transform((value) => value === "on");
const addresses = z.string().transform((list) =>
  list
    .split(",")
    .map((address) => address.trim().toLowerCase())
    .filter(Boolean),
);

/** The Worker's variables and secrets; README, "Configure", says what each is for. */
const settings = z.object({
  SITE_ORIGIN: optional(z.url()),
  SUPPORT_EMAIL: z.email(),
  ADMIN_EMAILS: addresses,

  OPENAI_API_KEY: optional(z.string()),
  OPENAI_BASE_URL: z.url(),
  OPENAI_MODEL: z.string().min(1),
  OPENAI_FAST_MODEL: optional(z.string()),
  OPENAI_REASONING_EFFORT: optional(z.enum(["minimal", "low", "medium", "high"])),
  OPENAI_STRUCTURED_OUTPUT: onOrOff,
  MODEL_TIMEOUT_MS: z.coerce.number().int().positive(),
  MODEL_CALLS_PER_CALLER: count,
  MODEL_CALLS_IN_ALL: count,

  MAIL_FROM: z.string().min(3),
  MAIL_OUTBOX: onOrOff,
  RESEND_API_KEY: optional(z.string()),
  RESEND_BASE_URL: optional(z.url()),

  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_CLIENT_SECRET: optional(z.string()),
  GOOGLE_ISSUER: z.url(),
  GOOGLE_AUTHORIZATION_URL: z.url(),
  GOOGLE_TOKEN_URL: z.url(),
  GOOGLE_JWKS_URL: z.url(),

  WELCOME_PROMOTION_NAME: z.string(),
  WELCOME_PROMOTION_URL: optional(z.url({ protocol: /^https$/ })),
});

export type Settings = z.output<typeof settings>;

/** The variables and secrets of an environment; a mistyped one stops the Worker and says which it is. */
export function readSettings(env: object): Settings {
  const result = settings.safeParse(env);
  if (result.success) return result.data;
  const names = result.error.issues.map(({ path, message }) => `${path.join(".")} (${message})`);
  throw new Error(`These settings are wrong: ${names.join(", ")}`);
}
