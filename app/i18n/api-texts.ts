/** The texts of the OpenAPI document and of its page in one language. They reach the browser as a page's data. */
export interface ApiTexts {
  /** The texts of the document itself. */
  document: {
    title: string;
    description: string;
    /** The description of each operation, by its name. */
    calls: Record<string, string>;
    /** The description of each parameter of an address, by its name. */
    parameters: Record<string, string>;
    /** Whom an operation serves; `stop` ends the sentence before. */
    callers: Record<"everybody" | "read" | "write" | "site" | "session", string>;
    stop: string;
    token: string;
    session: string;
  };
  /** The topics of the operations, by the first part of their path. */
  topics: Record<string, string>;
  /** The rules for all operations. */
  rules: { title: string; paragraphs: string[] }[];
  contents: string;
  download: string;
  access: Record<"everybody" | "read" | "write" | "site" | "session", string>;
  query: string;
  body: string;
  response: string;
  errors: string;
  example: string;
  required: string;
  types: string;
  errorCodes: string;
  code: string;
  status: string;
  meaning: string;
  limits: string;
  /** `{{count}}` requests in a minute. */
  perMinute: string;
}
