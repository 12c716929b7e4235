import type { oas31 } from "zod-openapi";

type Schema = oas31.SchemaObject | oas31.ReferenceObject | boolean;

const quoted = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(" | ");

const nameOf = (reference: string): string => reference.slice(reference.lastIndexOf("/") + 1);

function objectText(schema: oas31.SchemaObject, indent: string): string {
  const inner = `${indent}  `;
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const mark = schema.required?.includes(name) ? "" : "?";
    return `${inner}${name}${mark}: ${typeText(field as Schema, inner)}${limitText(field as Schema)}`;
  });
  const rest = schema.additionalProperties;
  if (rest && typeof rest === "object") fields.push(`${inner}[name]: ${typeText(rest as Schema, inner)}`);
  return fields.length > 0 ? `{\n${fields.join("\n")}\n${indent}}` : "{}";
}

/** What a field holds besides its type, as a comment. */
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

/** A JSON Schema in the notation that programmers know from TypeScript; what has a name of its own stands by it. */
export function typeText(schema: Schema, indent = ""): string {
  if (typeof schema === "boolean") return "unknown";
  if ("$ref" in schema && schema.$ref) return nameOf(schema.$ref);
  const plain = schema as oas31.SchemaObject;
  if (plain.enum) return quoted(plain.enum);
  if (plain.const !== undefined) return quoted([plain.const]);
  const choices = plain.anyOf ?? plain.oneOf;
  if (choices) return choices.map((choice) => typeText(choice as Schema, indent)).join(" | ");
  if (plain.allOf) return plain.allOf.map((part) => typeText(part as Schema, indent)).join(" & ");
  if (Array.isArray(plain.type))
    return plain.type.map((type) => typeText({ ...plain, type } as Schema, indent)).join(" | ");
  if (plain.type === "array") return listText(typeText((plain.items ?? true) as Schema, indent));
  if (plain.type === "object") return objectText(plain, indent);
  if (plain.format === "binary" || plain.contentEncoding === "binary") return "file";
  return plain.type === "integer" ? "number" : (plain.type ?? "unknown");
}

const listText = (item: string) => (item.includes(" | ") ? `(${item})[]` : `${item}[]`);
