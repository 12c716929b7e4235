import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { LimitName } from "~/platform/rate-limits";

import type { Shape } from "./shape-faults";

type Verb = "GET" | "POST" | "PATCH" | "DELETE";
type Caller = "everybody" | "members";

/** What has to be there before a call makes sense; its names stand for `{id}`, `{shareId}` and `{folderId}`. */
export type Subject = "folder" | "prompt" | "shared prompt" | "published prompt";

interface CallName {
  /** `METHOD /path`, with `{names}` where the path differs. */
  call: `${Verb} /${string}`;
  caller: Caller | `${Caller} of this site`;
}

/** A row of the call table, in words. */
interface Row extends CallName {
  about?: Subject;
  /** A body that does something sensible. */
  payload?: Record<string, unknown>;
  /** The body may also come as a multipart form. */
  form?: true;
  /** 200 where it is left out. */
  status?: number;
  answer: Shape;
  /** Without a page in its query the answer is written as it is read. */
  streams?: true;
  /** The status and the code for another member than the owner. */
  others?: `${403 | 404} ${string}`;
  /** What is refused with 422, and the fields that the answer names. */
  invalid?: { payload?: Record<string, unknown>; query?: string; fields: string[] };
  limit?: LimitName;
}

interface Addition extends CallName {
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

/** What there is beside it, each with its reason. */
export const additions = table.additions.map((row) => split(row));

/** The shapes that the rows name. */
export const { shapes } = table;

/** A path with a star where it differs: what `{id}` and `{shareId}` and the router's `:promptId` have in common. */
export const plainPath = (path: string): string => path.replaceAll(/\{\w+\}|:\w+/g, "*");

const all = [...calls, ...additions];

/** Every path once, with the calls that it answers. */
export const doors = [...new Map(all.map(({ path }) => [plainPath(path), path])).entries()].map(
  ([plain, path]) => ({ path, answers: all.filter((call) => plainPath(call.path) === plain) }),
);
