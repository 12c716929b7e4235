/** JSON Schema, the subset in the API's document. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
}

interface Content {
  schema: Schema;
  example?: unknown;
}

/** One call of the API, from its document. */
export interface Operation {
  id: string;
  method: string;
  /** `/api/prompts/{promptId}`. */
  path: string;
  query: { name: string; schema: Schema }[];
  json?: Content;
  form?: Content;
  /** For this site only: tokens are refused. */
  forSite: boolean;
  /** The schemas of its responses by status. Undefined for a response without a body. */
  responses: Record<string, Schema | undefined>;
  /** Media types of files among its responses. */
  files: string[];
  /** The codes of its errors, by status. */
  refusals: Record<string, string[]>;
}

/** Whether only a site with a model takes it, or has what it is about: on this one it is refused, however it is asked. */
export const needsModel = ({ path, refusals }: Operation): boolean =>
  path.includes("/comparisons/") || Object.values(refusals).flat().includes("model_absent");

interface Described {
  operationId: string;
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, Content | undefined> };
  responses: Record<string, { description: string; content?: Record<string, Content | undefined> }>;
  security: Record<string, unknown>[];
}

/** The response of `/api/openapi.json`, as far as generated requests need it. */
export interface ApiDocument {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
}

/** Every call in the document. */
export const operationsOf = ({ paths }: ApiDocument): Operation[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([verb, { operationId, parameters, requestBody, responses, security }]) => ({
      id: operationId,
      method: verb.toUpperCase(),
      path,
      query: (parameters ?? []).filter((parameter) => parameter.in === "query"),
      json: requestBody?.content["application/json"],
      form: requestBody?.content["multipart/form-data"],
      forSite: !security.some((proof) => "token" in proof),
      responses: Object.fromEntries(
        Object.entries(responses).map(([status, { content }]) => [
          status,
          content?.["application/json"]?.schema,
        ]),
      ),
      files: Object.values(responses).flatMap(({ content = {} }) =>
        Object.keys(content).filter((type) => type !== "application/json"),
      ),
      refusals: Object.fromEntries(
        Object.entries(responses).map(([status, { description }]) => [status, description.split(", ")]),
      ),
    })),
  );

/** The router's call for an address. Undefined if there is none. */
export function findOperation(
  operations: readonly Operation[],
  method: string,
  address: string,
): Operation | undefined {
  const segments = segmentsOf(new URL(address, "http://town.example").pathname);
  const fitting = operations.filter(({ path }) => {
    const template = segmentsOf(path);
    return (
      template.length === segments.length &&
      template.every((part, place) => part.startsWith("{") || part.toLowerCase() === segments[place])
    );
  });
  const isFixed = ({ path }: Operation) => !path.includes("{");
  const [first] = fitting.toSorted((one, other) => Number(isFixed(other)) - Number(isFixed(one)));
  const verb = method === "HEAD" ? "GET" : method;
  return fitting.find((operation) => operation.path === first?.path && operation.method === verb);
}

const segmentsOf = (pathname: string) => pathname.toLowerCase().replace(/\/$/, "").split("/").slice(1);
