import * as fc from "fast-check";

import { typedTextOf } from "./odd-texts";
import { oddName, oddValue } from "./odd-values";
import type { Schema } from "./operations";
import { reference } from "./references";

/** Values that fit a schema; ids among them are references, resolved on sending. */
export function valuesOf(schema: Schema, name = ""): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.anyOf && !schema.type) return fc.oneof(...schema.anyOf.map((one) => valuesOf(one, name)));
  switch (schema.type) {
    case "string":
      return textsOf(schema, name);
    case "boolean":
      return fc.boolean();
    case "integer":
    case "number":
      return fc.integer({ min: 1 });
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(listed(valuesOf(schema.items ?? {}, name)), {
        maxLength: Math.min(schema.maxItems ?? 4, 4),
      });
    case "object":
      return objectsOf(schema);
    default:
      return oddValue;
  }
}

/** List items without separators. */
const listed = (values: fc.Arbitrary<unknown>) =>
  values.map((value) =>
    typeof value === "string" ? value.slice(0, 40).replaceAll(/[,，、\n]/g, " ") : value,
  );

function textsOf({ format, maxLength }: Schema, name: string): fc.Arbitrary<string> {
  if (format === "date-time")
    return fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date("9999-12-31") })
      .map((date) => date.toISOString());
  if (/(?:Id|Token)$/.test(name)) return reference(name);
  if (name.endsWith("Url"))
    return fc.oneof(
      fc.webUrl().map((url) => url.slice(0, maxLength)),
      fc.constant(""),
    );
  return typedTextOf(maxLength);
}

function objectsOf({ properties = {}, required = [], additionalProperties }: Schema): fc.Arbitrary<object> {
  if (typeof additionalProperties === "object" && Object.keys(properties).length === 0)
    return fc.dictionary(oddName, valuesOf(additionalProperties), { maxKeys: 2 });
  const fields = Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema, name)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}
