import type { StandardSchemaWithJSON } from "@modelcontextprotocol/server";
import { z } from "zod";

/** Additions of the API's own description to a schema; they count here too. */
interface Described {
  override?: Record<string, unknown>;
  id?: string;
}

/** A schema as JSON Schema, as its values are on the wire; `words` describes its fields. */
export function jsonSchemaOf(schema: z.ZodType, words: Readonly<Record<string, string>> = {}) {
  const described = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    reused: "inline",
    override({ jsonSchema }) {
      const { override, id: _, ...rest } = jsonSchema as Described;
      for (const name of Object.keys(jsonSchema)) delete (jsonSchema as Record<string, unknown>)[name];
      Object.assign(jsonSchema, rest, override);
    },
  });
  for (const [name, description] of Object.entries(words)) {
    const field = described.properties?.[name];
    if (typeof field === "object") field.description = description;
  }
  return described as Record<string, unknown>;
}

/**
 * A schema for the SDK that describes values and lets all pass: they are checked where every other route checks them, with our codes
 * (`parseValue`), or encoded by their own schema. The description is made with its first use.
 */
export function wireSchema(
  schema: z.ZodType,
  words?: Readonly<Record<string, string>>,
): StandardSchemaWithJSON<unknown, unknown> {
  let described: Record<string, unknown> | undefined;
  const json = () => (described ??= jsonSchemaOf(schema, words));
  return {
    "~standard": {
      version: 1,
      vendor: "prompt-town",
      validate: (value) => ({ value }),
      jsonSchema: { input: json, output: json },
    },
  };
}

/** The values that a field of an object may have by its description; none: not a choice. */
export function optionsOf(described: StandardSchemaWithJSON, field: string): readonly string[] {
  const { properties = {} } = described["~standard"].jsonSchema.input({ target: "draft-2020-12" }) as {
    properties?: Record<string, { enum?: string[] }>;
  };
  return (Object.hasOwn(properties, field) && properties[field]!.enum) || [];
}
