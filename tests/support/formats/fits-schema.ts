/** JSON Schema, the subset in the API's document. */
export type JsonSchema = Record<string, unknown>;

type Check = (value: unknown, rule: never, schema: JsonSchema) => boolean;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const types: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === "string",
  boolean: (value) => typeof value === "boolean",
  integer: Number.isInteger,
  number: (value) => typeof value === "number",
  null: (value) => value === null,
  array: Array.isArray,
  object: isObject,
};

const ofText = (check: (text: string) => boolean) => (value: unknown) =>
  typeof value !== "string" || check(value);
const ofList = (check: (list: unknown[]) => boolean) => (value: unknown) =>
  !Array.isArray(value) || check(value);
const ofFields = (value: unknown, check: (fields: Record<string, unknown>) => boolean) =>
  !isObject(value) || check(value);
const nothing = () => true;

/** Checks by keyword (JSON Schema 2020-12), each for values of its type only. */
const keywords: Record<string, Check> = {
  type: (value, names: string | string[]) => [names].flat().some((name) => types[name]!(value)),
  enum: (value, options: unknown[]) => options.includes(value),
  const: (value, only: unknown) => value === only,
  allOf: (value, schemas: JsonSchema[]) => schemas.every((schema) => fitsSchema(value, schema)),
  anyOf: (value, options: JsonSchema[]) => options.some((option) => fitsSchema(value, option)),
  if: (value, condition: JsonSchema, { then = {} }) =>
    !fitsSchema(value, condition) || fitsSchema(value, then as JsonSchema),
  // oxlint-disable-next-line unicorn/no-thenable -- A word of JSON Schema.
  then: nothing,
  minimum: (value, limit: number) => typeof value !== "number" || value >= limit,
  maximum: (value, limit: number) => typeof value !== "number" || value <= limit,
  minLength: (value, limit: number) => ofText((text) => [...text].length >= limit)(value),
  maxLength: (value, limit: number) => ofText((text) => [...text].length <= limit)(value),
  pattern: (value, source: string) => ofText((text) => new RegExp(source, "u").test(text))(value),
  minItems: (value, limit: number) => ofList((list) => list.length >= limit)(value),
  maxItems: (value, limit: number) => ofList((list) => list.length <= limit)(value),
  items: (value, schema: JsonSchema) =>
    ofList((list) => list.every((item) => fitsSchema(item, schema)))(value),
  contains: (value, schema: JsonSchema) =>
    ofList((list) => list.some((item) => fitsSchema(item, schema)))(value),
  maxProperties: (value, limit: number) => ofFields(value, (fields) => Object.keys(fields).length <= limit),
  required: (value, names: string[]) => ofFields(value, (fields) => names.every((name) => name in fields)),
  properties: (value, schemas: Record<string, JsonSchema>) =>
    ofFields(value, (fields) =>
      Object.entries(schemas).every(
        ([name, schema]) => !(name in fields) || fitsSchema(fields[name], schema),
      ),
    ),
  propertyNames: (value, schema: JsonSchema) =>
    ofFields(value, (fields) => Object.keys(fields).every((name) => fitsSchema(name, schema))),
  additionalProperties: (value, allowed: boolean | JsonSchema, { properties = {} }) =>
    ofFields(value, (fields) =>
      Object.keys(fields)
        .filter((name) => !Object.hasOwn(properties as object, name))
        .every((name) => (typeof allowed === "boolean" ? allowed : fitsSchema(fields[name], allowed))),
    ),
  format: nothing,
  default: nothing,
};

/** Whether a value fits a JSON Schema. Throws for unknown keywords, so that none is ignored. */
export function fitsSchema(value: unknown, schema: JsonSchema): boolean {
  return Object.entries(schema).every(([keyword, rule]) => {
    const check = keywords[keyword];
    if (!check) throw new Error(`No check for ${keyword}.`);
    return check(value, rule as never, schema);
  });
}
