/** The words of the API's document and of its page in one language. They reach the browser as a page's data. */
export interface ApiWords {
  /** What the document itself says. */
  document: {
    title: string;
    description: string;
    /** What each call does, by its name. */
    calls: Record<string, string>;
    token: string;
    session: string;
  };
  /** What calls are about, by the first part of their path. */
  topics: Record<string, string>;
  /** Before the calls: what holds for all of them. */
  rules: { title: string; paragraphs: string[] }[];
  contents: string;
  download: string;
  access: Record<"everybody" | "read" | "write" | "site" | "session", string>;
  query: string;
  body: string;
  answer: string;
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
