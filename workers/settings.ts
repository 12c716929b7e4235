import { z } from "zod";

/** An empty variable counts as not set. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

/** Digits only: an empty text would otherwise count as 0. */
const count = z
  .string()
  .regex(/^\d{1,15}$/, "expected a whole number")
  .transform(Number);

/** Scheme and host, to which paths are appended; a trailing slash is removed. */
const site = z
  .string()
  .refine(isSite, "expected scheme and host alone")
  .transform((text) => new URL(text).origin);

const onOrOff = z.enum(["on", "off"]).transform((value) => value === "on");
const addresses = z.string().transform((list) =>
  list
    .split(",")
    .map((address) => address.trim().toLowerCase())
    .filter(Boolean),
);

/** The Worker's variables and secrets; docs/operations.md, "Settings", describes each. */
export const settings = z.object({
  SITE_ORIGIN: optional(site),
  SUPPORT_EMAIL: z.email(),
  ADMIN_EMAILS: addresses,

  OPENAI_API_KEY: optional(z.string()),
  OPENAI_BASE_URL: z.url(),
  OPENAI_MODEL: z.string().min(1),
  OPENAI_FAST_MODEL: optional(z.string()),
  OPENAI_REASONING_EFFORT: optional(z.enum(["minimal", "low", "medium", "high"])),
  OPENAI_STRUCTURED_OUTPUT: onOrOff,
  WORKERS_AI_MODEL: optional(z.string()),
  WORKERS_AI_FAST_MODEL: optional(z.string()),
  WORKERS_AI_CALLS_IN_ALL: count,
  MODEL_TIMEOUT_MS: count.pipe(z.number().positive()),
  EARLY_PUBLICATIONS: count,
  MODEL_CALLS_PER_CALLER: count,
  MODEL_CALLS_IN_ALL: count,
  TRIES_PER_VISITOR: count,
  TRIES_PER_MEMBER: count,

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

  MEASURE: onOrOff,

  WELCOME_PROMOTION_NAME: z.string(),
  WELCOME_PROMOTION_URL: optional(z.url({ protocol: /^https$/ })),
});

export type Settings = z.output<typeof settings>;

const known = new WeakMap<object, Settings>();

/** The validated variables and secrets of an environment, read once. Error: the name of every invalid one. */
export function readSettings(env: object): Settings {
  const read = known.get(env) ?? parseSettings(env);
  known.set(env, read);
  return read;
}

function parseSettings(env: object): Settings {
  const result = settings.safeParse(env);
  if (result.success) return result.data;
  const names = result.error.issues.map(({ path, message }) => `${path.join(".")} (${message})`);
  throw new Error(`These settings are wrong: ${names.join(", ")}`);
}

function isSite(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(text);
}
