import type { RouterContextProvider } from "react-router";
import { z } from "zod";

import type { Member, Viewer } from "~/context";
import type { Operation } from "~/operation";
import type { LimitName } from "~/platform/rate-limits";
import type { Services } from "~/services";
import type { TokenScope } from "~/domain/token-scopes";

import type { Upload } from "./body.server";

export type PathParameters = Record<string, string | undefined>;

/** A parsed request and its sender, without its raw body. */
export interface Call<Body, Who = Member | null, Query = undefined, Path = PathParameters> {
  request: Request;
  /** The address, without the router's additions. */
  url: URL;
  context: Readonly<RouterContextProvider>;
  params: Path;
  services: Services;
  viewer: Who;
  query: Query;
  body: Body;
  /** The uploaded file of a form. Null if there is none. */
  file: Uint8Array<ArrayBuffer> | null;
  /** The headers of the response. */
  headers: Headers;
  /** Whose daily budgets the call is counted in. */
  callerKey(): Promise<string>;
}

interface Declaration<Body extends z.ZodType, Query extends z.ZodType, Output extends z.ZodType> {
  /** `operationId` in the API description, and the key of its texts under `api.calls`. */
  name: string;
  /** The query parameters and their schema. */
  query?: { schema: Query; read(parameters: URLSearchParams): unknown };
  /** The JSON body's schema; without one the body is not read. */
  body?: Body;
  /** An example body for the documentation. */
  example?: z.input<NoInfer<Body>>;
  /** Placeholders of path parameters for the documentation, where their names do not say what they are. */
  pathExample?: Record<string, string>;
  /** The largest JSON body in bytes, if not that of all endpoints. */
  bodyLimit?: number;
  /** The schema of the body as a multipart form, and its file. */
  form?: { schema: z.ZodType<z.output<NoInfer<Body>>>; upload: Upload };
  /** The schema of the response body; other fields are left out. */
  response: Output;
  /** Media types of files that it returns instead of JSON, by its query. */
  files?: readonly string[];
  /** 200 by default; 204 has no body. */
  status?: 201 | 204;
  /** The rate limit and the errors of its command. */
  operation?: Operation;
  /** It changes no data of its sender, whatever its verb. */
  readsOnly?: true;
  /** A token of scope `read` may call it, whatever its verb. */
  scope?: "read";
  /** A connected app may call it; every other call refuses apps, whatever their scope. */
  forApps?: true;
  /** A token needs its member's leave to see their facts. */
  aboutFacts?: true;
}

type Returned<Output> = Output | Response | AsyncIterable<unknown>;

interface Method<
  Body extends z.ZodType,
  Query extends z.ZodType,
  Output extends z.ZodType,
  Who,
  Path,
> extends Declaration<Body, Query, Output> {
  /** The response body, the items of a list to stream, or a whole response. */
  run(
    call: Call<z.output<Body>, Who, z.output<Query>, Path>,
  ): Returned<z.output<Output>> | Promise<Returned<z.output<Output>>>;
}

/** Permitted clients: everybody or members; `site` and `session`: the same from this site only, without tokens. */
type Access = "everybody" | "members" | "site" | "session";

/** A declared method with any schemas, for routes with these path parameters. */
export interface AnyMethod<Path = PathParameters> extends Declaration<z.ZodType, z.ZodType, z.ZodType> {
  access: Access;
  run(call: Call<unknown, Member | null, unknown, Path>): unknown;
}

const declaring =
  <Who>(access: Access) =>
  <
    Output extends z.ZodType,
    Body extends z.ZodType = z.ZodUndefined,
    Query extends z.ZodType = z.ZodUndefined,
    Path = PathParameters,
  >(
    declaration: Method<Body, Query, Output, Who, Path>,
  ): AnyMethod<Path> => ({ ...(declaration as unknown as AnyMethod<Path>), access });

/** Declares a method of an endpoint for everybody; its schemas type query, body and response. */
export const method = declaring<Member | null>("everybody");

/** Declares a method of an endpoint for members; a visitor gets 401 `unauthenticated`. */
export const memberMethod = declaring<Member>("members");

/** Declares a method of an endpoint for everybody on this site; an access token gets 403 `session_required`. */
export const siteMethod = declaring<Viewer | null>("site");

/** Declares a method of an endpoint for members on this site: a visitor gets 401, an access token 403. */
export const sessionMethod = declaring<Viewer>("session");

/** Declares a method for everybody that returns a document or a file, outside the JSON API. */
export const responseMethod = <Query extends z.ZodType = z.ZodUndefined, Path = PathParameters>({
  limit,
  query,
  run,
}: {
  limit?: LimitName;
  query?: { schema: Query; read(parameters: URLSearchParams): unknown };
  run(call: Call<undefined, Member | null, z.output<Query>, Path>): Response | Promise<Response>;
}): AnyMethod<Path> => method({ name: "", query, response: z.never(), operation: { limit }, run });

/** Whether a method is for this site only: never by token or from another site. */
export const isForSite = ({ access }: Pick<AnyMethod, "access">): boolean =>
  access === "site" || access === "session";

/** Whether a method is for members only. */
export const isForMembers = ({ access }: Pick<AnyMethod, "access">): boolean =>
  access === "members" || access === "session";

/** The scope a token needs: `read` for a GET. */
export const scopeOf = ({ scope }: Pick<AnyMethod, "scope">, verb: string): TokenScope =>
  scope ?? (verb === "GET" ? "read" : "write");
