import { expect, test } from "vitest";

import { readSettings } from "./settings";

const variables = {
  SITE_ORIGIN: "",
  SUPPORT_EMAIL: "support@town.example",
  ADMIN_EMAILS: "",
  OPENAI_API_KEY: "",
  OPENAI_BASE_URL: "https://api.openai.example/v1",
  OPENAI_MODEL: "large",
  OPENAI_FAST_MODEL: "",
  OPENAI_REASONING_EFFORT: "",
  OPENAI_STRUCTURED_OUTPUT: "on",
  WORKERS_AI_MODEL: "@cf/any/model",
  WORKERS_AI_FAST_MODEL: "",
  WORKERS_AI_CALLS_IN_ALL: "250",
  MODEL_TIMEOUT_MS: "120000",
  EARLY_PUBLICATIONS: "3",
  MODEL_CALLS_PER_CALLER: "60",
  MODEL_CALLS_IN_ALL: "3000",
  TRIES_PER_VISITOR: "3",
  TRIES_PER_MEMBER: "20",
  MAIL_FROM: "Prompt Town <town@town.example>",
  MAIL_OUTBOX: "off",
  RESEND_API_KEY: "",
  GOOGLE_CLIENT_ID: "",
  GOOGLE_CLIENT_SECRET: "",
  GOOGLE_ISSUER: "https://accounts.google.com",
  GOOGLE_AUTHORIZATION_URL: "https://accounts.google.com/o/oauth2/v2/auth",
  GOOGLE_TOKEN_URL: "https://oauth2.googleapis.com/token",
  GOOGLE_JWKS_URL: "https://www.googleapis.com/oauth2/v3/certs",
  MEASURE: "off",
  WELCOME_PROMOTION_NAME: "LINE",
  WELCOME_PROMOTION_URL: "",
};

const read = (changes: Record<string, unknown> = {}) => readSettings({ ...variables, ...changes });

const optional = [
  "SITE_ORIGIN",
  "OPENAI_API_KEY",
  "OPENAI_FAST_MODEL",
  "OPENAI_REASONING_EFFORT",
  "WORKERS_AI_MODEL",
  "WORKERS_AI_FAST_MODEL",
  "RESEND_API_KEY",
  "RESEND_BASE_URL",
  "GOOGLE_CLIENT_ID",
  "GOOGLE_CLIENT_SECRET",
  "WELCOME_PROMOTION_URL",
] as const;

test.each(optional)("%s may be empty or absent, with the same meaning", (name) => {
  expect(read({ [name]: "" })[name]).toBeUndefined();
  expect(read({ [name]: undefined })[name]).toBeUndefined();
});

test("values are parsed into their used form", () => {
  expect(
    read({
      ADMIN_EMAILS: " Ada@Example.com, ,grace@example.com,",
      MAIL_OUTBOX: "on",
      SITE_ORIGIN: "https://town.example",
      OPENAI_REASONING_EFFORT: "low",
    }),
  ).toMatchObject({
    ADMIN_EMAILS: ["ada@example.com", "grace@example.com"],
    MAIL_OUTBOX: true,
    OPENAI_STRUCTURED_OUTPUT: true,
    MODEL_TIMEOUT_MS: 120_000,
    MODEL_CALLS_PER_CALLER: 60,
    MODEL_CALLS_IN_ALL: 3_000,
    SITE_ORIGIN: "https://town.example",
    OPENAI_REASONING_EFFORT: "low",
  });
  expect(read().ADMIN_EMAILS).toEqual([]);
});

test("a trailing slash of the site's address is dropped, so that links have one slash", () => {
  expect(read({ SITE_ORIGIN: "https://town.example/" }).SITE_ORIGIN).toBe("https://town.example");
  expect(read({ SITE_ORIGIN: "http://localhost:8787/" }).SITE_ORIGIN).toBe("http://localhost:8787");
});

test.each([
  ["SITE_ORIGIN", "town.example"],
  ["SITE_ORIGIN", "javascript:alert(1)"],
  ["SITE_ORIGIN", "https://town.example/app"],
  ["SUPPORT_EMAIL", ""],
  ["SUPPORT_EMAIL", "support"],
  ["ADMIN_EMAILS", undefined],
  ["OPENAI_BASE_URL", ""],
  ["OPENAI_MODEL", ""],
  ["OPENAI_REASONING_EFFORT", "much"],
  ["OPENAI_STRUCTURED_OUTPUT", "yes"],
  ["MODEL_TIMEOUT_MS", "0"],
  ["MODEL_TIMEOUT_MS", "soon"],
  ["MODEL_CALLS_PER_CALLER", ""],
  ["MODEL_CALLS_PER_CALLER", " "],
  ["MODEL_CALLS_PER_CALLER", "-1"],
  ["MODEL_CALLS_IN_ALL", "1.5"],
  ["MODEL_CALLS_IN_ALL", "many"],
  ["TRIES_PER_VISITOR", ""],
  ["TRIES_PER_MEMBER", "-1"],
  ["MAIL_FROM", ""],
  ["MAIL_OUTBOX", "true"],
  ["MEASURE", "yes"],
  ["GOOGLE_ISSUER", "accounts.google.com"],
  ["WELCOME_PROMOTION_URL", "http://line.me/R/ti/p/@prompt-town"],
  ["WELCOME_PROMOTION_URL", "javascript:alert(1)"],
])("%s is refused as %j, by its name", (name, value) => {
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^These settings are wrong: ${name} \\(`));
});

test("every wrong setting is named, without its value, which may be a secret", () => {
  const message = String(
    (() => {
      try {
        return read({ MAIL_OUTBOX: "sk-secret", GOOGLE_ISSUER: "sk-secret", SITE_ORIGIN: "sk-secret" });
      } catch (error) {
        return error;
      }
    })(),
  );
  expect(message).toMatch(/SITE_ORIGIN \(.*MAIL_OUTBOX \(.*GOOGLE_ISSUER \(/);
  expect(message).not.toContain("sk-secret");
});
