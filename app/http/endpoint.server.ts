import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { z } from "zod";

import { bearerContext, servicesContext, writesContext, type Member } from "~/context";
import { AppError } from "~/errors";

import { taking } from "./allowed-methods.server";
import {
  actingMember,
  enforceLimit,
  callerKeyOf,
  rateLimitPolicy,
  spentRateLimit,
} from "./rate-limits.server";
import { allowAnyOrigin, preflight } from "./cors.server";
import { entityTag, isKnown } from "./entity-tags.server";
import { asAppError, errorResponse } from "./errors.server";
import { isForMembers, isForSite, scopeOf, type AnyMethod, type PathParameters } from "./method.server";
import { parseValue } from "./parse-value";
import { jsonType, mediaType, multipartType, readForm, readJson } from "./body.server";
import { jsonStream } from "./streams.server";

export type Verb = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
export type Methods<Path = PathParameters> = Partial<Record<Verb, AnyMethod<Path>>>;
type Args = LoaderFunctionArgs | ActionFunctionArgs;

/** The member who calls, or null for a visitor. Errors: `unauthenticated`, `session_required`, `insufficient_scope`. */
function authorize(declared: AnyMethod, verb: string, { context }: Args): Member | null {
  const bearer = context.get(bearerContext);
  const isRefused = bearer?.isConnection ? !declared.forApps : isForSite(declared);
  if (bearer && isRefused) throw new AppError("session_required");
  const member = actingMember(context);
  if (!member && isForMembers(declared)) throw new AppError("unauthenticated");
  if (bearer?.scope === "read" && scopeOf(declared, verb) === "write")
    throw new AppError("insufficient_scope");
  if (bearer && declared.aboutFacts && !bearer.seesFacts) throw new AppError("insufficient_scope");
  return member;
}

async function readRequestBody(request: Request, { body, bodyLimit, form }: AnyMethod) {
  if (form && mediaType(request) === multipartType) {
    const { values, others, file } = await readForm(request, form.upload);
    return { body: parseValue(form.schema, { ...others, ...values }), file };
  }
  return { body: body && (await readJson(request, body, bodyLimit)), file: null };
}

/** Runs a method and encodes its result by its schema. */
async function perform(declared: AnyMethod, verb: string, args: Args, headers: Headers): Promise<Response> {
  const { request, url, context, params } = args;
  const viewer = authorize(declared, verb, args);
  if (declared.readsOnly) context.set(writesContext, false);
  if (declared.operation?.limit) await enforceLimit(declared.operation.limit, args);
  // Forms of other sites cannot send JSON.
  if (!declared.body && verb !== "GET" && !["", jsonType].includes(mediaType(request)))
    throw new AppError("unsupported_media_type");
  const query = declared.query && parseValue(declared.query.schema, declared.query.read(url.searchParams));
  const sent = await readRequestBody(request, declared);
  const services = context.get(servicesContext);
  const callerKey = () => callerKeyOf(request, viewer);
  const call = { request, url, context, params, services, viewer, query, callerKey, ...sent };
  if (verb === "GET") return respondToGet(declared, call, headers);
  const result = await declared.run({ ...call, headers });
  if (result instanceof Response) return withHeaders(result, headers);
  if (declared.status === 204) return new Response(null, { status: 204, headers });
  headers.set("Content-Type", jsonType);
  return new Response(encoded(declared, result), { status: declared.status ?? 200, headers });
}

type AnyCall = Parameters<AnyMethod["run"]>[0];

const encoded = (declared: AnyMethod, result: unknown): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(JSON.stringify(z.encode(declared.response, result)));

const isStreamed = (result: unknown): result is AsyncIterable<unknown> =>
  typeof result === "object" && result !== null && Symbol.asyncIterator in result;

/** Responds to a GET: JSON with an ETag, a streamed list, or the method's own response. */
async function respondToGet(
  declared: AnyMethod,
  call: Omit<AnyCall, "headers">,
  headers: Headers,
): Promise<Response> {
  const { request, viewer } = call;
  const own = new Headers();
  const result = await declared.run({ ...call, headers: own });
  if (result instanceof Response) return withHeaders(withHeaders(result, own), headers);
  if (isStreamed(result)) return withHeaders(withHeaders(await jsonStream(result, call), own), headers);
  const body = encoded(declared, result);
  const tag = await entityTag(body);
  for (const [name, value] of own) headers.append(name, value);
  headers.set("Content-Type", jsonType);
  headers.set("ETag", tag);
  if (declared.access === "everybody" && !viewer) {
    headers.set("Cache-Control", "public, no-cache");
    headers.set("Vary", "Accept-Language, Authorization, Cookie");
  }
  return isKnown(request, tag)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers });
}

function withHeaders(response: Response, headers: Headers): Response {
  for (const [name, value] of headers)
    if (name === "set-cookie") response.headers.append(name, value);
    else response.headers.set(name, value);
  return response;
}

function refuse(thrown: unknown, declared: AnyMethod, args: Args, headers: Headers): Response {
  const { code } = asAppError(thrown);
  const limit = declared.operation?.limit;
  if (code === "rate_limited" && limit) headers.set("RateLimit", spentRateLimit(limit));
  return withHeaders(errorResponse(thrown, args), headers);
}

const allowOf = (methods: Methods): string =>
  Object.keys(methods)
    .flatMap((verb) => (verb === "GET" ? ["GET", "HEAD"] : [verb]))
    .join(", ");

async function respond(methods: Methods, args: Args): Promise<Response> {
  const { request, context } = args;
  if (request.method === "OPTIONS") return preflight(methods, allowOf(methods));
  const verb = request.method === "HEAD" ? "GET" : request.method;
  const declared = methods[verb as Verb];
  if (!declared) return errorResponse(new AppError("method_not_allowed"), args);
  const headers = new Headers();
  const isPublic = verb === "GET" && declared.access === "everybody";
  if (isPublic || context.get(bearerContext)) allowAnyOrigin(headers);
  const limit = declared.operation?.limit;
  if (limit) headers.set("RateLimit-Policy", rateLimitPolicy(limit));
  try {
    return await perform(declared, verb, args, headers);
  } catch (thrown) {
    return refuse(thrown, declared, args, headers);
  }
}

/**
 * The loader and the action of a JSON route, from its declared methods; `endpoint<Route.LoaderArgs>` types the path
 * parameters. Returns 401, 403 for tokens, 405 with Allow, HEAD, preflights, rate limits, 422 with fields, ETag with
 * 304, and the status of every error (specification, sections 7 and 8; RFC 9110). Loader and action are one handler;
 * its `methods` make the API description. Exported by `export { loader, action }`: the router's compiler cannot split a
 * destructured export.
 */
export function endpoint<RouteArgs extends Args = Args>(methods: Methods<RouteArgs["params"]>) {
  const declared = methods as Methods;
  const handle = taking(
    allowOf(declared),
    Object.assign((args: Args) => respond(declared, args), { methods: declared }),
  );
  return { loader: handle, action: handle };
}
