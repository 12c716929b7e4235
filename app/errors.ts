/**
 * Every way the product says no. The code is the contract (JSON, logs, tests); the sentence a person reads is the
 * dictionary entry `errors.<code>` in their language, and the status is looked up here and nowhere else.
 */
export const errorStatus = {
  bad_request: 400,
  invalid_json: 400,
  cross_origin: 403,
  not_found: 404,
  draft_not_found: 404,
  method_not_allowed: 405,
  body_too_large: 413,
  unsupported_media_type: 415,
  invalid_fields: 422,
  rate_limited: 429,
  budget_exhausted: 429,
  internal: 500,
  model_failed: 502,
  model_refused: 502,
  model_busy: 503,
  model_timeout: 504,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/**
 * A field's complaint: the key of a sentence under `errors.field.*` and the values it names. The codes a form or a
 * JSON body can break are closed too, so that no sentence is ever missing.
 */
export const fieldErrorCodes = [
  "required",
  "too_long",
  "wrong_type",
  "control_characters",
  "not_an_option",
  "unknown_field",
] as const;

export type FieldErrorCode = (typeof fieldErrorCodes)[number];

export interface FieldError {
  code: FieldErrorCode;
  /** The limit the sentence names, e.g. 4000 characters. */
  limit?: number;
}

export type FieldErrors = Record<string, FieldError>;

/** What a page is told when it refuses its form: everything that was typed, and why it was not taken. */
export interface RefusedForm {
  values: Record<string, string>;
  code: ErrorCode;
  fields: FieldErrors;
}

interface Details {
  fields?: FieldErrors;
  /** Seconds until a new attempt makes sense; sent as Retry-After. */
  retryAfter?: number;
  cause?: unknown;
}

/** An expected failure. Anything else that is thrown is a bug and answers `internal`. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly fields?: FieldErrors;
  readonly retryAfter?: number;

  constructor(
    readonly code: ErrorCode,
    details: Details = {},
  ) {
    super(code, details.cause === undefined ? undefined : { cause: details.cause });
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}
