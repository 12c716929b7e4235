/** A small text that a person says again and again, such as who they are or what they never want. */
export interface Fact {
  id: string;
  /** Its subject matter, as the label before it in a prompt: "My shop". */
  name: string;
  /** The person's own words, one line. */
  text: string;
  /** The person or project it belongs to: a class, a client. Empty: none. */
  subject: string;
  /** Names of questions and variables that it answered, the latest first. */
  fits: string[];
  useCount: number;
}

/** An answer in a person's own words, by the name and the label of its question. */
export interface OwnAnswer {
  name: string;
  label: string;
  text: string;
}

/** The name of a fact whose own name would tell it, before a number. */
export const neutralFactName = { ja: "項目", en: "Field ", es: "Campo " } as const;
