import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathItemObject } from "zod-openapi";

import { routesContext } from "~/context";
import type { ApiTexts } from "~/i18n/api-texts";
import { errorStatus, fieldErrorCodes, type ErrorCode } from "~/errors";
import { apiTexts } from "~/i18n/api-texts.server";
import { getLanguage } from "~/i18n/middleware.server";
import { storageCodes } from "~/platform/storage-limits";

import { jsonType, multipartType } from "./body.server";
import type { Methods, Verb } from "./endpoint.server";
import { isForMembers, isForSite, scopeOf, type AnyMethod } from "./method.server";
import { publicOrigin } from "./origin.server";

/** A path of the API in the router's notation (`api/prompts/:promptId`), and its methods. */
export interface ApiRoute {
  path: string;
  methods: Methods;
}

type Words = ApiTexts["document"];

const errorCodes = Object.keys(errorStatus) as ErrorCode[];

/** The body of every error. */
const errorResponseSchema = z
  .object({
    error: z.string(),
    code: z.enum(errorCodes),
    original: z.string().optional(),
    fields: z
      .record(
        z.string(),
        z.object({
          code: z.enum(fieldErrorCodes),
          message: z.string(),
          limit: z.number().optional(),
        }),
      )
      .optional(),
  })
  .meta({ id: "Error" });

/** The tag of a path: its first part after `/api`. */
const topicOf = (path: string): string => path.split("/")[1]!;

/** A path in OpenAPI's notation: `/api/prompts/{promptId}`. */
const templateOf = (path: string): string => `/${path.replace(/:(\w+)/g, "{$1}")}`;

const pathParameters = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);

/** The input schema, an object, of a schema with transformations. */
const inputOf = (schema: z.core.$ZodType): z.ZodObject =>
  schema instanceof z.ZodPipe ? inputOf(schema.in) : (schema as z.ZodObject);

/** The query parameters of a method: those that it does without are optional. */
function queryOf({ query }: AnyMethod, { parameters }: Words): { query?: z.ZodObject } {
  if (!query) return {};
  const { error } = query.schema.safeParse(query.read(new URLSearchParams()));
  const missing = new Set(error?.issues.map(({ path }) => path[0]));
  const fields = Object.entries(inputOf(query.schema).shape) as [string, z.ZodType][];
  const described = fields.map(([name, field]) => {
    // The default, said because a generator of clients would join the values of a list by commas.
    const param = { description: parameters[name], explode: true };
    return [name, (missing.has(name) ? field : field.optional()).meta({ param })] as const;
  });
  return { query: z.object(Object.fromEntries(described)) };
}

/** Whom a method serves. */
const accessOf = (declared: AnyMethod, verb: Verb): keyof Words["callers"] => {
  if (isForSite(declared)) return isForMembers(declared) ? "session" : "site";
  return isForMembers(declared) ? scopeOf(declared, verb) : "everybody";
};

/** Whether a method may add to the storage of a member. */
const mayKeep = (declared: AnyMethod): boolean =>
  isForMembers(declared) && declared.body !== undefined && !declared.readsOnly;

function errorsOf(declared: AnyMethod, verb: Verb): ErrorCode[] {
  const codes: ErrorCode[] = ["internal", "invalid_token"];
  if (isForMembers(declared)) codes.push("unauthenticated");
  if (!declared.forApps) codes.push("session_required");
  if (verb !== "GET") codes.push("cross_origin", "unsupported_media_type");
  if (scopeOf(declared, verb) === "write" && !isForSite(declared)) codes.push("insufficient_scope");
  if (declared.body) codes.push("invalid_json", "body_too_large", "encoded_body", "invalid_fields");
  if (declared.query) codes.push("invalid_fields");
  if (declared.operation?.limit) codes.push("rate_limited");
  if (declared.form) codes.push("bad_request");
  if (mayKeep(declared)) codes.push(...storageCodes, "visitors_full");
  return [...new Set([...codes, ...(declared.operation?.errors ?? [])])];
}

function responsesOf(declared: AnyMethod, verb: Verb, words: Words): ZodOpenApiOperationObject["responses"] {
  const status = declared.status ?? 200;
  const files = (declared.files ?? []).map((type) => [type, { schema: z.file() }] as const);
  const content = { [jsonType]: { schema: declared.response }, ...Object.fromEntries(files) };
  const codes = errorsOf(declared, verb);
  const statuses = [...new Set(codes.map((code) => errorStatus[code]))].sort();
  return {
    [`${status}`]: { description: words.calls[declared.name]!, ...(status !== 204 && { content }) },
    ...(verb === "GET" && { 304: { description: "If-None-Match" } }),
    ...Object.fromEntries(
      statuses.map((refused) => [
        refused,
        {
          description: codes.filter((code) => errorStatus[code] === refused).join(", "),
          content: { [jsonType]: { schema: errorResponseSchema } },
        },
      ]),
    ),
  };
}

function securityOf(declared: AnyMethod, verb: Verb): Record<string, string[]>[] {
  const proofs: Record<string, string[]>[] = [{ session: [] }];
  if (!isForSite(declared)) proofs.unshift({ token: [scopeOf(declared, verb)] });
  return isForMembers(declared) ? proofs : [{}, ...proofs];
}

/** The fields of a form and its file. Further ones are of any type: generators of clients give named fields the type of the others too. */
function formOf({ schema, upload }: NonNullable<AnyMethod["form"]>): z.ZodObject {
  const fields = inputOf(schema).extend({ [upload.field]: z.file().optional() });
  return fields.def.catchall instanceof z.ZodString ? fields.catchall(z.unknown()) : fields;
}

function bodyOf({ body, form, example }: AnyMethod): ZodOpenApiOperationObject["requestBody"] {
  if (!body) return undefined;
  return {
    required: true,
    content: {
      [jsonType]: { schema: body, ...(example !== undefined && { example }) },
      ...(form && {
        [multipartType]: { schema: formOf(form) },
      }),
    },
  };
}

function operationOf(declared: AnyMethod, verb: Verb, path: string, words: Words): ZodOpenApiOperationObject {
  const names = pathParameters(path);
  const summary = words.calls[declared.name]!;
  return {
    operationId: declared.name,
    summary,
    description: `${summary}${words.stop}${words.callers[accessOf(declared, verb)]}`,
    tags: [topicOf(path)],
    security: securityOf(declared, verb),
    requestParams: {
      ...(names.length > 0 && {
        path: z.object(
          Object.fromEntries(
            names.map((name) => [
              name,
              z.string().meta({
                param: { example: declared.pathExample?.[name], description: words.parameters[name] },
              }),
            ]),
          ),
        ),
      }),
      ...queryOf(declared, words),
    },
    requestBody: bodyOf(declared),
    responses: responsesOf(declared, verb, words),
  };
}

/** The API as an OpenAPI 3.1 document, from the declarations of its endpoints; `origin` is its scheme and host. */
export function describeApi(
  routes: readonly ApiRoute[],
  origin: string,
  { document: words, topics }: Pick<ApiTexts, "document" | "topics">,
) {
  // Two routes of one path, with other parameter names, are one template to OpenAPI.
  const paths: Record<string, ZodOpenApiPathItemObject> = {};
  for (const { path, methods } of routes) {
    const item = (paths[templateOf(path)] ??= {});
    for (const [verb, declared] of Object.entries(methods) as [Verb, AnyMethod][])
      item[verb.toLowerCase() as "get"] = operationOf(declared, verb, path, words);
  }
  return createDocument(
    {
      openapi: "3.1.0",
      info: {
        title: words.title,
        description: words.description,
        version: "1",
        contact: { url: `${origin}/docs/api` },
      },
      servers: [{ url: origin }],
      tags: Object.entries(topics).map(([name, description]) => ({ name, description })),
      paths,
      components: {
        securitySchemes: {
          token: { type: "http", scheme: "bearer", description: words.token },
          session: { type: "apiKey", in: "cookie", name: "__Host-session", description: words.session },
        },
      },
    },
    {
      // Responses may get new fields without breaking their readers.
      override: ({ jsonSchema, io }) => {
        if (io === "output" && jsonSchema.additionalProperties === false)
          delete jsonSchema.additionalProperties;
      },
    },
  );
}

export type ApiDocument = ReturnType<typeof describeApi>;

/** The paths of the API with the methods of their endpoints. */
export function listApiRoutes(context: Readonly<RouterContextProvider>): ApiRoute[] {
  const routes = context.get(routesContext);
  return Object.values(routes).flatMap((route) => {
    const loader = route?.module.loader as { methods?: Methods } | undefined;
    const path = route?.path ?? "";
    return path.startsWith("api/") && loader?.methods ? [{ path, methods: loader.methods }] : [];
  });
}

/** The documents of this build, by origin and language. */
const made = new Map<string, ApiDocument>();

/** The most documents cached: more origins are invented Host headers. */
const mostMade = 12;

/** The API description in the reader's language. */
export async function readApiDocument(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<ApiDocument> {
  const language = getLanguage(context);
  const origin = publicOrigin(request, context);
  const key = `${language} ${origin}`;
  const known = made.get(key);
  if (known) return known;
  const document = describeApi(listApiRoutes(context), origin, apiTexts[language]);
  if (made.size < mostMade) made.set(key, document);
  return document;
}
