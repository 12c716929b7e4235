import type { oas31 } from "zod-openapi";

type Schema = oas31.SchemaObject | oas31.ReferenceObject | boolean;

/** Maximum length of a line of choices, in characters. */
const lineLength = 72;

const quoted = (values: readonly unknown[], indent: string) =>
  union(
    values.map((value) => JSON.stringify(value)),
    indent,
  );

/** A union type: on one line, or if too long, on several lines below. */
function union(choices: readonly string[], indent: string): string {
  const line = choices.join(" | ");
  if (line.length <= lineLength || line.includes("\n")) return line;
  const [first = "", ...others] = choices;
  const lines = [first];
  for (const choice of others) {
    const longer = `${lines.at(-1)} | ${choice}`;
    if (longer.length <= lineLength) lines[lines.length - 1] = longer;
    else lines.push(choice);
  }
  return lines.map((choice) => `\n${indent}${indent && "  "}| ${choice}`).join("");
}

const nameOf = (reference: string): string => reference.slice(reference.lastIndexOf("/") + 1);

function objectText(schema: oas31.SchemaObject, indent: string): string {
  const inner = `${indent}  `;
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const mark = schema.required?.includes(name) ? "" : "?";
    return `${fieldText(`${name}${mark}`, field as Schema, inner)}${limitText(field as Schema)}`;
  });
  const rest = schema.additionalProperties;
  if (rest && typeof rest === "object") fields.push(fieldText("[name]", rest as Schema, inner));
  return fields.length > 0 ? `{\n${fields.join("\n")}\n${indent}}` : "{}";
}

function fieldText(name: string, schema: Schema, indent: string): string {
  const text = partText(schema, indent);
  return `${indent}${name}:${text.startsWith("\n") ? "" : " "}${text}`;
}

/** A field's constraints, as a comment. */
function limitText(schema: Schema): string {
  if (typeof schema === "boolean" || "$ref" in schema) return "";
  const { maxLength, maxItems, default: preset, format } = schema as oas31.SchemaObject;
  const notes = [
    maxLength !== undefined && `≤ ${maxLength}`,
    maxItems !== undefined && `≤ ${maxItems}`,
    format,
    preset !== undefined && `= ${JSON.stringify(preset)}`,
  ].filter(Boolean);
  return notes.length > 0 ? ` // ${notes.join(", ")}` : "";
}

/** A JSON Schema in TypeScript notation; named types appear by name. */
export const typeText = (schema: Schema): string => partText(schema, "").trimStart();

function partText(schema: Schema, indent: string): string {
  if (typeof schema === "boolean") return "unknown";
  if ("$ref" in schema && schema.$ref) return nameOf(schema.$ref);
  const plain = schema as oas31.SchemaObject;
  if (plain.enum) return quoted(plain.enum, indent);
  if (plain.const !== undefined) return quoted([plain.const], indent);
  const choices = plain.anyOf ?? plain.oneOf;
  if (choices)
    return union(
      choices.map((choice) => partText(choice as Schema, indent)),
      indent,
    );
  if (plain.allOf) return plain.allOf.map((part) => partText(part as Schema, indent)).join(" & ");
  if (Array.isArray(plain.type))
    return plain.type.map((type) => partText({ ...plain, type } as Schema, indent)).join(" | ");
  if (plain.type === "array") return listText(partText((plain.items ?? true) as Schema, indent));
  if (plain.type === "object") return objectText(plain, indent);
  if (plain.format === "binary" || plain.contentEncoding === "binary") return "file";
  return plain.type === "integer" ? "number" : (plain.type ?? "unknown");
}

const listText = (item: string) => (item.includes(" | ") ? `(${item})[]` : `${item}[]`);
