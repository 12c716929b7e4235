import type { Localized, Variable } from "../composition";

/** An input the person gives, with the label of the line that uses it. */
export interface Ask extends Variable {
  label: string;
}

/** Everything a kind of automation says in one language. Every entry is a full sentence unless noted. */
export interface AutomationText {
  /** One or two topic tags. */
  tags: string[];
  role: string;
  /** Who uses the result, and for what. */
  users: string;
  /** When it starts, if the purpose does not say. */
  trigger: string;
  /** The records it reads: a noun phrase with the fields in brackets. */
  source: string;
  /** What only the person can know and the work depends on. */
  ask?: Ask;
  steps: string[];
  /** Decision rules. */
  rules: string[];
  /** What it may do alone, what needs approval and when it stops. */
  alone: string;
  approval: string;
  stop: string;
  /** How a record is recognised as already done. */
  key: string;
  /** What it does with the failure typical of this work. */
  failure: string;
  output: string[];
  edges: string[];
  success: string[];
  /** A made-up record and the result expected for it. */
  example: string;
  checks: string[];
}

export interface AutomationKind {
  id: string;
  /** When the purpose matches, it already says what `ask` would ask. */
  given?: RegExp;
  texts: Localized<AutomationText>;
}
