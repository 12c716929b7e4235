import type { Variable } from "../../../app/domain/variables";

/** A variable without more than its name; `more` sets further properties. */
export const makeVariable = (name: string, more: Partial<Variable> = {}): Variable => ({
  name,
  label: name,
  question: "",
  kind: "text",
  options: [],
  required: false,
  value: null,
  ...more,
});
