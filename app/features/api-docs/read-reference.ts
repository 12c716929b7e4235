import type { oas31 } from "zod-openapi";

import { curlExample, fetchExample, placeholder } from "./example-request";
import { typeText } from "./type-text";

/** Required authorization: none, a token of a scope, or this site's own pages without or with a session. */
export type CallAccess = "everybody" | "read" | "write" | "site" | "session";

/** A call in the API reference; types are in `typeText`'s notation. */
export interface CallReference {
  name: string;
  method: string;
  path: string;
  summary: string;
  access: CallAccess;
  parameters: { name: string; place: "path" | "query"; type: string; required: boolean }[];
  /** By media type. */
  bodies: { mediaType: string; type: string }[];
  status: string;
  /** Null for an empty response. */
  response: string | null;
  errors: { status: string; codes: string[] }[];
  examples: { curl: string; fetch: string };
}

export interface Reference {
  topics: { name: string; calls: CallReference[] }[];
  types: { name: string; text: string }[];
}

type Operation = oas31.OperationObject;

/** Converts an OpenAPI document for its page: calls by topic, then shared types. */
export function readReference(document: oas31.OpenAPIObject): Reference {
  const origin = document.servers?.[0]?.url ?? "";
  const topics = new Map<string, CallReference[]>();
  for (const [path, item] of Object.entries(document.paths ?? {}))
    for (const method of ["get", "post", "patch", "delete"] as const) {
      const operation = item[method];
      if (!operation) continue;
      const topic = operation.tags?.[0] ?? "";
      topics.set(topic, [
        ...(topics.get(topic) ?? []),
        callOf(origin, path, method.toUpperCase(), operation),
      ]);
    }
  const types = Object.entries(document.components?.schemas ?? {});
  return {
    topics: [...topics].map(([name, calls]) => ({ name, calls })),
    types: types
      .map(([name, schema]) => ({ name, text: typeText(schema) }))
      .sort((one, other) => (one.name < other.name ? -1 : 1)),
  };
}

function accessOf({ security = [] }: Operation): CallAccess {
  const scope = security.find((proof) => proof.token)?.token?.[0];
  const isOpen = security.some((proof) => Object.keys(proof).length === 0);
  if (isOpen) return scope ? "everybody" : "site";
  return scope ? (scope as "read" | "write") : "session";
}

/** Fills in a path: `{promptId}` becomes `PROMPT_ID`, or the parameter's example. */
const fillIn = (path: string, parameters: oas31.ParameterObject[]): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const example: unknown = parameters.find((parameter) => parameter.name === name)?.example;
    return typeof example === "string" ? example : placeholder(name);
  });

function callOf(origin: string, path: string, method: string, operation: Operation): CallReference {
  const access = accessOf(operation);
  const content = (operation.requestBody as oas31.RequestBodyObject | undefined)?.content ?? {};
  const parameters = (operation.parameters ?? []) as oas31.ParameterObject[];
  const responses = Object.entries(operation.responses ?? {}) as [string, oas31.ResponseObject][];
  const [status, success] = responses.find(([number]) => number.startsWith("2"))!;
  const response = success.content?.["application/json"]?.schema;
  const example = {
    method,
    url: origin + fillIn(path, parameters),
    authorized: access === "read" || access === "write",
    body: content["application/json"]?.example as unknown,
  };
  return {
    name: operation.operationId!,
    method,
    path,
    summary: operation.summary ?? "",
    access,
    parameters: parameters.map(({ name, in: place, schema, required = false }) => ({
      name,
      place: place as "path" | "query",
      type: typeText(schema ?? true),
      required,
    })),
    bodies: Object.entries(content).map(([mediaType, { schema }]) => ({
      mediaType,
      type: typeText(schema ?? true),
    })),
    status,
    response: response ? typeText(response) : null,
    errors: responses
      .filter(([number]) => number >= "400")
      .map(([number, { description }]) => ({ status: number, codes: (description ?? "").split(", ") })),
    examples: { curl: curlExample(example), fetch: fetchExample(example) },
  };
}
