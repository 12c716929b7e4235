import type { RouterContextProvider } from "react-router";
import { z } from "zod";

import type { Member, Viewer } from "~/context";
import type { Operation } from "~/operation";
import type { LimitName } from "~/platform/rate-limits";
import type { Services } from "~/services";

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
  /** The uploaded file of a form; null: none. */
  file: Uint8Array<ArrayBuffer> | null;
  /** The headers of the response. */
  headers: Headers;
  /** Whose daily budgets the call is counted in. */
  budgetKey(): Promise<string>;
}

interface Method<Body extends z.ZodType, Query extends z.ZodType, Answer extends z.ZodType, Who, Path> {
  /** Names it among all calls: `operationId` in the API's document, and the key of its words under `api.calls`. */
  name: string;
  /** What the address asks for: the parameters that count, as its schema takes them. */
  query?: { schema: Query; read(parameters: URLSearchParams): unknown };
  /** The JSON body's schema; without one the body is not read. */
  body?: Body;
  /** A body that does something sensible, as the documentation shows it. */
  example?: z.input<NoInfer<Body>>;
  /** What to fill in for a part of the path, where its name does not say so. */
  pathExample?: Record<string, string>;
  /** The largest JSON body in bytes, where it is not that of all endpoints. */
  bodyLimit?: number;
  /** The body as a multipart form, where it may also be one, and the file that comes with it. */
  form?: { schema: z.ZodType<z.output<NoInfer<Body>>>; upload: Upload };
  /** What it answers: nothing leaves that the schema does not name. */
  answer: Answer;
  /** 200 where it is left out; 204 answers nothing. */
  status?: 201 | 204;
  /** The rate limit and the errors of its command. */
  operation?: Operation;
  /** Whatever its verb, it changes nothing that its caller reads back. */
  readsOnly?: true;
  /** The answer, or a stream of it. */
  run(
    call: Call<z.output<Body>, Who, z.output<Query>, Path>,
  ): z.output<Answer> | Response | Promise<z.output<Answer> | Response>;
}

/**
 * Who may call: everybody, members by session or token; and of this site alone, where no token counts, everybody or members.
 */
type Access = "everybody" | "members" | "site" | "session";

type Erased = Method<z.ZodType, z.ZodType, z.ZodType, Viewer & Member, PathParameters>;

/** A declared method with any schemas, for routes with these path parameters. */
export type AnyMethod<Path = PathParameters> = Omit<Erased, "run"> & {
  access: Access;
  run(call: Call<unknown, Member | null, unknown, Path>): unknown;
};

const declaring =
  <Who>(access: Access) =>
  <
    Answer extends z.ZodType,
    Body extends z.ZodType = z.ZodUndefined,
    Query extends z.ZodType = z.ZodUndefined,
    Path = PathParameters,
  >(
    declaration: Method<Body, Query, Answer, Who, Path>,
  ): AnyMethod<Path> => ({ ...(declaration as unknown as AnyMethod<Path>), access });

/** Declares one method of an endpoint that is open to everybody, with its query, body and answer typed by their schemas. */
export const method = declaring<Member | null>("everybody");

/** The same for members alone: a stranger is answered 401 `unauthenticated`. */
export const memberMethod = declaring<Member>("members");

/** The same for everybody on this site alone: a token is answered 403 `session_required`. */
export const siteMethod = declaring<Viewer | null>("site");

/** The same for members on this site alone. */
export const sessionMethod = declaring<Viewer>("session");

/** Declares a method that everybody may use and that answers with a document or a file, outside the JSON contract. */
export const responseMethod = <Query extends z.ZodType = z.ZodUndefined, Path = PathParameters>({
  limit,
  query,
  run,
}: {
  limit?: LimitName;
  query?: { schema: Query; read(parameters: URLSearchParams): unknown };
  run(call: Call<undefined, Member | null, z.output<Query>, Path>): Response | Promise<Response>;
}): AnyMethod<Path> => method({ name: "", query, answer: z.never(), operation: { limit }, run });

/** Whether a call is for this site alone: by a session or none, never by a token or from another site. */
export const isForSite = ({ access }: Pick<AnyMethod, "access">): boolean =>
  access === "site" || access === "session";

/** Whether a call is for members alone. */
export const isForMembers = ({ access }: Pick<AnyMethod, "access">): boolean =>
  access === "members" || access === "session";
