import type { ActionFunctionArgs, LoaderFunctionArgs, RouterContextProvider } from "react-router";
import type { z } from "zod";

import { servicesContext, viewerContext, writesContext, type Viewer } from "~/context";
import { AppError } from "~/errors";
import type { RateLimits } from "~/platform/rate-limits";
import type { Services } from "~/services";

import { enforceLimit } from "./enforce-limit.server";
import { errorResponse } from "./error-response.server";
import { parseValue } from "./parse-value";
import { mediaType } from "./read-body.server";
import { multipartType, readForm, type Upload } from "./read-form.server";
import { jsonType, readJson } from "./read-json.server";

/** What a handler gets: parsed values and the viewer, never a raw body. */
export interface Call<Body, Who = Viewer | null> {
  request: Request;
  /** The address, without what the router adds to it. */
  url: URL;
  context: Readonly<RouterContextProvider>;
  params: Record<string, string | undefined>;
  services: Services;
  viewer: Who;
  body: Body;
  /** The file that a form brought; null: none. */
  file: Uint8Array<ArrayBuffer> | null;
}

interface Method<Schema extends z.ZodType, Who> {
  /** The JSON body's schema; without one the body is not read. */
  body?: Schema;
  /** The largest JSON body in bytes, where it is not that of all doors. */
  bodyLimit?: number;
  /** The body as a multipart form, where it may also be one, and the file that comes with it. */
  form?: { schema: z.ZodType<z.output<Schema>>; upload: Upload };
  /** The rate limit that the caller has to pass first. */
  limit?: keyof RateLimits;
  /** Whatever its verb, it changes nothing that its caller reads back. */
  readsOnly?: true;
  run(call: Call<z.output<Schema>, Who>): unknown;
}

type Verb = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type AnyMethod = Method<z.ZodType, Viewer | null> & { membersOnly: boolean };
type Args = LoaderFunctionArgs | ActionFunctionArgs;

/** Declares one method of an endpoint that is open to everybody, with its body typed by its schema. */
export const method = <Schema extends z.ZodType>(declaration: Method<Schema, Viewer | null>): AnyMethod => ({
  ...(declaration as Method<z.ZodType, Viewer | null>),
  membersOnly: false,
});

/** The same for members alone: without a session it answers 401 `unauthenticated`. */
export const memberMethod = <Schema extends z.ZodType>(declaration: Method<Schema, Viewer>): AnyMethod => ({
  ...(declaration as unknown as Method<z.ZodType, Viewer | null>),
  membersOnly: true,
});

async function readSent(request: Request, { body, bodyLimit, form }: AnyMethod) {
  if (form && mediaType(request) === multipartType) {
    const { values, file } = await readForm(request, form.upload);
    return { body: parseValue(form.schema, values), file };
  }
  return { body: body && (await readJson(request, body, bodyLimit)), file: null };
}

async function answer(methods: Partial<Record<Verb, AnyMethod>>, args: Args): Promise<Response> {
  const { request, url, context, params } = args;
  const verb = request.method === "HEAD" ? "GET" : request.method;
  const chosen = methods[verb as Verb];
  if (!chosen) {
    const allowed = Object.keys(methods).flatMap((name) => (name === "GET" ? ["GET", "HEAD"] : [name]));
    const response = errorResponse(new AppError("method_not_allowed"), args);
    response.headers.set("Allow", allowed.join(", "));
    return response;
  }
  try {
    const services = context.get(servicesContext);
    const viewer = context.get(viewerContext);
    if (chosen.membersOnly && !viewer) throw new AppError("unauthenticated");
    if (chosen.readsOnly) context.set(writesContext, false);
    if (chosen.limit) await enforceLimit(chosen.limit, args);
    // A form of another site can send no JSON.
    if (!chosen.body && verb !== "GET" && !["", jsonType].includes(mediaType(request)))
      throw new AppError("unsupported_media_type");
    const sent = await readSent(request, chosen);
    const result = await chosen.run({ request, url, context, params, services, viewer, ...sent });
    return result instanceof Response ? result : Response.json(result);
  } catch (thrown) {
    return errorResponse(thrown, args);
  }
}

/**
 * A JSON door: method by method, what its body must be and what answers it. Owns 401, 405 with Allow, HEAD, rate limits,
 * body parsing, 422 with fields, and the status of every error (specification, sections 7 and 8).
 * Export its two halves separately: `export const loader = door.loader; export const action = door.action;`
 */
export function endpoint(methods: Partial<Record<Verb, AnyMethod>>) {
  const handle = (args: Args) => answer(methods, args);
  return { loader: handle, action: handle };
}
