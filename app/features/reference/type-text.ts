import type { oas31 } from "zod-openapi";

type Schema = oas31.SchemaObject | oas31.ReferenceObject | boolean;

/** How many characters a line of a union may have. */
const lineLength = 72;

const quoted = (values: readonly unknown[], indent: string) =>
  union(
    values.map((value) => JSON.stringify(value)),
    indent,
  );

/** What may be one or the other: on one line, or where that is too long on as many as it takes. */
function union(choices: readonly string[], indent: string): string {
  const line = choices.join(" | ");
  if (line.length <= lineLength || line.includes("\n")) return line;
  const lines: string[] = [];
  for (const choice of choices) {
    const longer = `${lines.at(-1)} | ${choice}`;
    if (lines.length > 0 && longer.length <= lineLength) lines[lines.length - 1] = longer;
    else lines.push(`${indent}  | ${choice}`);
  }
  return `\n${lines.join("\n")}`;
}

const nameOf = (reference: string): string => reference.slice(reference.lastIndexOf("/") + 1);

function objectText(schema: oas31.SchemaObject, indent: string): string {
  const inner = `${indent}  `;
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const mark = schema.required?.includes(name) ? "" : "?";
    const text = typeText(field as Schema, inner);
    return `${inner}${name}${mark}:${text.startsWith("\n") ? "" : " "}${text}${limitText(field as Schema)}`;
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
  if (plain.enum) return quoted(plain.enum, indent);
  if (plain.const !== undefined) return quoted([plain.const], indent);
  const choices = plain.anyOf ?? plain.oneOf;
  if (choices)
    return union(
      choices.map((choice) => typeText(choice as Schema, indent)),
      indent,
    );
  if (plain.allOf) return plain.allOf.map((part) => typeText(part as Schema, indent)).join(" & ");
  if (Array.isArray(plain.type))
    return plain.type.map((type) => typeText({ ...plain, type } as Schema, indent)).join(" | ");
  if (plain.type === "array") return listText(typeText((plain.items ?? true) as Schema, indent));
  if (plain.type === "object") return objectText(plain, indent);
  if (plain.format === "binary" || plain.contentEncoding === "binary") return "file";
  return plain.type === "integer" ? "number" : (plain.type ?? "unknown");
}

const listText = (item: string) => (item.includes(" | ") ? `(${item})[]` : `${item}[]`);
