import { expect, test } from "vitest";
import type { oas31 } from "zod-openapi";

import { readReference } from "~/features/api-docs/read-reference";

import { apiDocument, apiRoutes } from "../support/formats/described-api";

const document = apiDocument as oas31.OpenAPIObject;
const operations = Object.entries(document.paths!).flatMap(([path, item]) =>
  Object.entries(item as Record<string, oas31.OperationObject>).map(([verb, operation]) => ({
    name: operation.operationId!,
    path,
    verb,
    operation,
    parameters: (operation.parameters ?? []) as oas31.ParameterObject[],
  })),
);

test("a query parameter is required only where the call is refused without it", () => {
  const queries = apiRoutes.flatMap(({ methods }) => Object.values(methods)).filter(({ query }) => query);
  expect(queries.length).toBeGreaterThan(8);
  for (const { name, query } of queries) {
    const { parameters } = operations.find((one) => one.name === name)!;
    const works = query!.schema.safeParse(query!.read(new URLSearchParams())).success;
    const required = parameters.filter((one) => one.in === "query" && one.required);
    expect(required.length === 0, name).toBe(works);
  }
});

/** The places in a document where conditions stand next to what a type is made of. */
function mixedIn(value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null) return [];
  const names = Object.keys(value);
  const isMixed =
    ["anyOf", "oneOf", "allOf"].some((name) => names.includes(name)) &&
    ["properties", "items", "enum", "$ref"].some((name) => names.includes(name));
  const within = Object.entries(value).flatMap(([name, inner]) => mixedIn(inner, `${path}/${name}`));
  return isMixed ? [path, ...within] : within;
}

test("no type of a generated client is mixed with conditions, and none is unknown twice on our page", () => {
  expect(mixedIn(document)).toEqual([]);
  expect(JSON.stringify(readReference(document))).not.toContain("unknown | unknown");
});

/** The objects in a document whose further fields have a type that their named ones need not fit. */
function narrowIn(value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null) return [];
  const { type, properties, additionalProperties: others } = value as oas31.SchemaObject;
  const isNarrow =
    type === "object" && properties && typeof others === "object" && Object.keys(others).length > 0;
  const within = Object.entries(value).flatMap(([name, inner]) => narrowIn(inner, `${path}/${name}`));
  return isNarrow ? [path, ...within] : within;
}

test("no further field of a type narrows those that are named", () => {
  expect(narrowIn(document)).toEqual([]);
});

test("everything in the document has a description", () => {
  const topics = new Map(document.tags!.map(({ name, description }) => [name, description]));
  for (const { name, operation, parameters } of operations) {
    expect(operation.description, name).toContain(operation.summary);
    expect(operation.description, name).not.toBe(operation.summary);
    for (const tag of operation.tags!) expect(topics.get(tag), `${name}: ${tag}`).toBeTruthy();
    for (const parameter of parameters)
      expect(parameter.description, `${name}: ${parameter.name}`).toBeTruthy();
    for (const [status, response] of Object.entries(operation.responses!))
      expect((response as oas31.ResponseObject).description, `${name} ${status}`).toBeTruthy();
  }
});
