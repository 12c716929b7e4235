import { valueLimit, valuePatterns } from "~/domain/variable-values";
import type { Variable } from "~/domain/variables";

import type { Input, InputSchema } from "./responses";

/** The JSON Schema (2020-12) of the values of some variables, as `valueErrors` checks them. */
export const inputSchema = (title: string, variables: readonly Variable[]): InputSchema => ({
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title,
  type: "object",
  properties: Object.fromEntries(variables.map((variable) => [variable.name, input(variable)])),
  required: variables.filter(({ required, value }) => required && value === null).map(({ name }) => name),
  additionalProperties: false,
});

function input({ label, question, kind, options, required, value }: Variable): Input {
  const labels = { title: label, ...(question !== "" && { description: question }) };
  const own = value === null ? {} : { default: value };
  const suggested = options.length > 0 ? { examples: options } : {};
  const text = { type: "string", maxLength: valueLimit };
  switch (kind) {
    case "choice":
      return { ...labels, type: "string", enum: options, ...own };
    case "number":
      return { ...labels, type: ["number", "string"], pattern: valuePatterns.number, ...suggested, ...own };
    case "date":
      return { ...labels, type: "string", format: "date", ...suggested, ...own };
    case "url":
      return { ...labels, ...text, format: "uri", pattern: valuePatterns.url, ...suggested, ...own };
    default:
      return { ...labels, ...text, ...(required && { pattern: String.raw`\S` }), ...suggested, ...own };
  }
}
