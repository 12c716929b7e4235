import type { Variable, VariableKind } from "~/domain/variables";

/** What a value of a kind is; a text needs no words. */
const kindWords: Partial<Record<VariableKind, string>> = {
  long_text: "of any length",
  number: "a number",
  date: "a date such as 2026-11-23",
  url: "a web address",
};

type Listed = Variable & { example?: string };

function valueWords({ kind, options, required, value, example }: Listed): string {
  const choices = `${kind === "choice" ? "choose one of" : "for example"}: ${options.join(" / ")}`;
  const words = [
    required && "required",
    kindWords[kind],
    options.length > 0 ? choices : example && `e.g. ${example}`,
    value !== null && `given: ${value}`,
  ].filter(Boolean);
  return words.length > 0 ? ` (${words.join("; ")})` : "";
}

/** Variables and questions as a list for the model: the name, what is asked, and what a value may be. */
export const listVariables = (variables: readonly Listed[]): string =>
  variables
    .map((variable) => `- ${variable.name}: ${variable.question || variable.label}${valueWords(variable)}`)
    .join("\n");
