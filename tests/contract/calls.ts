import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { LimitName } from "~/platform/rate-limits";

import type { Shape } from "./shape-faults";

type Verb = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Caller = "everybody" | "members";

/** The subject a call needs; its ids replace `{id}`, `{shareId}` and `{folderId}`. */
export type Subject = "folder" | "prompt" | "shared prompt" | "published prompt";

interface CallName {
  /** `METHOD /path`, with `{names}` for parameters. */
  call: `${Verb} /${string}`;
  caller: Caller | `${Caller} of this site`;
}

/** A row of the call table, as written. */
interface Row extends CallName {
  about?: Subject;
  /** A valid body. */
  payload?: Record<string, unknown>;
  /** The body may also be a multipart form. */
  form?: true;
  /** 200 by default. */
  status?: number;
  answer: Shape;
  /** Without a page in its query the response is streamed. */
  streams?: true;
  /** The status and the code for members other than the owner. */
  others?: `${403 | 404} ${string}`;
  /** Payloads and queries refused with 422, and the fields of the response. */
  invalid?: { payload?: Record<string, unknown>; query?: string; fields: string[] };
  limit?: LimitName;
}

interface Addition extends CallName {
  /** A valid body. */
  payload?: Record<string, unknown>;
  reason: string;
}

const split = <Named extends CallName>(row: Named) => {
  const [method, path] = row.call.split(" ") as [Verb, string];
  return {
    ...row,
    method,
    path,
    forMembers: row.caller.startsWith("members"),
    fromAnywhere: !row.caller.endsWith("of this site"),
  };
};

const table = JSON.parse(readFileSync(join(import.meta.dirname, "calls.json"), "utf8")) as {
  shapes: Record<string, Shape>;
  calls: Row[];
  additions: Addition[];
};

export type Call = ReturnType<typeof split<Row>>;

/** The call table (specification, section 7), row by row in its order. */
export const calls: Call[] = table.calls.map((row) => split(row));

/** Calls outside the table, each with its reason. */
export const additions = table.additions.map((row) => split(row));

/** The shapes named in the rows. */
export const { shapes } = table;

/** A path with a star per parameter, for comparing `{id}`, `{shareId}` and the router's `:promptId`. */
export const plainPath = (path: string): string => path.replaceAll(/\{\w+\}|:\w+/g, "*");

const all = [...calls, ...additions];

/** The calls of each path. */
export const endpointsByPath = [...new Map(all.map(({ path }) => [plainPath(path), path])).entries()].map(
  ([plain, path]) => ({ path, endpoints: all.filter((call) => plainPath(call.path) === plain) }),
);
