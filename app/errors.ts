/** Every app error with its status. The code is the contract; the sentence for people is `errors.<code>`. */
export const errorStatus = {
  bad_request: 400,
  invalid_json: 400,
  google_state: 400,
  image_unreadable: 400,
  import_unreadable: 400,
  import_json: 400,
  import_empty: 400,
  import_excel: 400,
  import_opendocument: 400,
  import_chats: 400,
  oauth_request_invalid: 400,
  unauthenticated: 401,
  wrong_credentials: 401,
  wrong_password: 401,
  id_token_invalid: 401,
  passkey_failed: 401,
  invalid_token: 401,
  cross_origin: 403,
  insufficient_scope: 403,
  session_required: 403,
  prompt_not_owned: 403,
  prompt_removed: 403,
  withheld_copy: 403,
  report_own: 403,
  requires_recent_login: 403,
  email_unverified: 403,
  comparisons_unverified: 403,
  google_denied: 403,
  google_other_account: 403,
  not_found: 404,
  draft_not_found: 404,
  session_not_found: 404,
  prompt_not_found: 404,
  folder_not_found: 404,
  category_not_found: 404,
  version_not_found: 404,
  access_token_not_found: 404,
  connection_not_found: 404,
  passkey_not_found: 404,
  trash_item_not_found: 404,
  undo_not_found: 404,
  import_not_found: 404,
  member_not_found: 404,
  example_not_found: 404,
  comparison_not_found: 404,
  fact_not_found: 404,
  method_not_allowed: 405,
  email_already_in_use: 409,
  prompt_not_shared: 409,
  prompt_changed: 409,
  prompt_own: 409,
  shelf_full: 409,
  pins_full: 409,
  version_exists: 409,
  folder_name_taken: 409,
  folder_fixed: 409,
  library_full: 409,
  folders_full: 409,
  facts_full: 409,
  fact_kept: 409,
  holds_facts: 409,
  facts_in_texts: 409,
  access_tokens_full: 409,
  access_token_made: 409,
  connections_full: 409,
  passkeys_full: 409,
  follows_full: 409,
  near_copy: 409,
  already_reported: 409,
  decision_answered: 409,
  case_changed: 409,
  model_absent: 409,
  examples_full: 409,
  comparisons_full: 409,
  token_expired: 410,
  body_too_large: 413,
  image_too_large: 413,
  import_too_large: 413,
  import_too_many: 413,
  storage_full: 413,
  storage_unverified: 413,
  unsupported_media_type: 415,
  encoded_body: 415,
  image_unsupported: 415,
  invalid_fields: 422,
  rate_limited: 429,
  budget_exhausted: 429,
  tries_spent: 429,
  writing_spent: 429,
  writing_unverified: 429,
  emails_spent: 429,
  apps_spent: 429,
  reports_spent: 429,
  publish_wait: 429,
  internal: 500,
  format_not_offered: 501,
  unreachable: 503,
  origin_unknown: 503,
  apps_unavailable: 503,
  search_failed: 503,
  visitors_full: 503,
  google_failed: 502,
  model_failed: 502,
  model_refused: 502,
  model_busy: 503,
  model_timeout: 504,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Field errors: a closed list, the keys of sentences under `errors.field.*`. */
export const fieldErrorCodes = [
  "required",
  "too_long",
  "weak_password",
  "common_password",
  "passwords_differ",
  "email_required",
  "password_required",
  "invalid_email",
  "same_email",
  "terms_required",
  "choice_required",
  "wrong_type",
  "control_characters",
  "not_an_option",
  "not_translated",
  "not_a_number",
  "not_a_date",
  "unknown_field",
  "too_many",
  "too_deep",
  "reserved_name",
  "separator_in_tag",
  "content_required",
  "purpose_required",
  "folder_name_required",
  "folder_required",
  "prompts_required",
  "title_required",
  "category_required",
  "subcategory_required",
  "invalid_link",
  "holds_fact",
] as const;

export type FieldErrorCode = (typeof fieldErrorCodes)[number];

export interface FieldError {
  code: FieldErrorCode;
  /** The limit in the sentence, e.g. 4000 characters. */
  limit?: number;
}

export type FieldErrors = Record<string, FieldError>;

/** Action data of a refused form: the submitted values and the errors. */
export interface RefusedForm {
  values: Record<string, string>;
  code: ErrorCode;
  limit?: number;
  minutes?: number;
  place?: TextPlace;
  original?: string;
  text?: string;
  fields: FieldErrors;
}

/** A place in a text, from 1. */
interface TextPlace {
  line: number;
  column: number;
}

interface Details {
  fields?: FieldErrors;
  /** The limit in the sentence, e.g. 200 folders. */
  limit?: number;
  /** Minutes in the sentence, until a retry makes sense. */
  minutes?: number;
  /** Where the text is wrong. */
  place?: TextPlace;
  /** Share id of the public prompt that the error is about. */
  original?: string;
  /** The refused text, for a form that sends it in parts; no endpoint has it. */
  text?: string;
  /** Seconds until a retry makes sense; sent as Retry-After. */
  retryAfter?: number;
  /** Hint for a model that repeats a call of a tool, in English; no page and no endpoint has it. */
  hint?: string;
  cause?: unknown;
}

/** An expected failure. Any other error is a bug, and the response is `internal`. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly fields?: FieldErrors;
  readonly limit?: number;
  readonly minutes?: number;
  readonly place?: TextPlace;
  readonly original?: string;
  readonly text?: string;
  readonly retryAfter?: number;
  readonly hint?: string;

  constructor(
    readonly code: ErrorCode,
    details: Details = {},
  ) {
    super(code, details.cause === undefined ? undefined : { cause: details.cause });
    this.fields = details.fields;
    this.limit = details.limit;
    this.minutes = details.minutes;
    this.place = details.place;
    this.original = details.original;
    this.text = details.text;
    this.retryAfter = details.retryAfter;
    this.hint = details.hint;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}
