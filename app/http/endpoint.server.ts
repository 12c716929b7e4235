import type { ActionFunctionArgs, LoaderFunctionArgs, RouterContextProvider } from "react-router";
import type { z } from "zod";

import { servicesContext, viewerContext, type Viewer } from "~/context";
import { AppError } from "~/errors";
import type { Services } from "~/services";

import { errorResponse } from "./error-response.server";
import { readJson } from "./read-json.server";

/** What a handler gets: parsed values and the viewer, never a raw body. */
export interface Call<Body> {
  request: Request;
  context: Readonly<RouterContextProvider>;
  params: Record<string, string | undefined>;
  services: Services;
  viewer: Viewer | null;
  body: Body;
}

interface Method<Schema extends z.ZodType> {
  /** The JSON body's schema; without one the body is not read. */
  body?: Schema;
  run(call: Call<z.output<Schema>>): unknown;
}

type Verb = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type AnyMethod = Method<z.ZodType>;
type Args = LoaderFunctionArgs | ActionFunctionArgs;

/** Declares one method of an endpoint, with its body typed by its schema. */
export const method = <Schema extends z.ZodType>(declaration: Method<Schema>): AnyMethod =>
  declaration as AnyMethod;

async function answer(methods: Partial<Record<Verb, AnyMethod>>, args: Args): Promise<Response> {
  const { request, context, params } = args;
  const verb = request.method === "HEAD" ? "GET" : request.method;
  const chosen = methods[verb as Verb];
  if (!chosen) {
    const allowed = Object.keys(methods).flatMap((name) => (name === "GET" ? ["GET", "HEAD"] : [name]));
    const response = errorResponse(new AppError("method_not_allowed"), args);
    response.headers.set("Allow", allowed.join(", "));
    return response;
  }
  try {
    const body = chosen.body && (await readJson(request, chosen.body));
    const services = context.get(servicesContext);
    const viewer = context.get(viewerContext);
    const result = await chosen.run({ request, context, params, services, viewer, body });
    return result instanceof Response ? result : Response.json(result);
  } catch (thrown) {
    return errorResponse(thrown, args);
  }
}

/**
 * A JSON door: method by method, what its body must be and what answers it. Owns 405 with Allow, HEAD, body parsing,
 * 422 with fields, and the status of every error (design of the API: specification, sections 7 and 8).
 * Export its two halves separately: `export const loader = door.loader; export const action = door.action;`
 */
export function endpoint(methods: Partial<Record<Verb, AnyMethod>>) {
  const handle = (args: Args) => answer(methods, args);
  return { loader: handle, action: handle };
}
