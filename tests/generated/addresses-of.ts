import * as fc from "fast-check";

import type { Operation } from "./operations";
import { queryOf } from "./queries-of";
import { reference } from "./references";

const oddSegments = [
  "..",
  ".",
  "%2e%2e",
  "..%2f..%2fprofile",
  "a%2Fb",
  "%5C",
  "%00",
  "%0A",
  "%0d%0aX-Injected:%20yes",
  "%E2%80%A8",
  "%",
  "%zz",
  "%ff%fe",
  "%ED%A0%80",
  "%F0%9F%8F%AE",
  "\xff",
  "null",
  "0",
  "-1",
  "1e400",
  "__proto__",
  "constructor",
  "count",
  "%7BpromptId%7D",
  ":promptId",
  "*",
  "'%20OR%201=1--",
  "%25%30%30",
  "a;b=c",
  "a.data",
  "x".repeat(3_000),
  "%F0%9F%8F%AE".repeat(400),
];

/** The kind of id that a path parameter stands for; `promptId` has a narrower one in some paths. */
function kindOf({ id, path }: Operation, name: string): string {
  if (id === "getSharedPrompt") return "shareId";
  // One's own prompts cannot be reported.
  if (id === "reportPrompt") return "postId";
  return name === "promptId" && path.includes("/{exampleId}") ? "publicationId" : name;
}

/** The path of a call with ids: mostly the client's own, if `isOdd` also invalid ones. */
function pathOf(operation: Operation, isOdd: boolean): fc.Arbitrary<string> {
  const segments = operation.path.split("/").map((segment) => {
    const [, name] = /^\{(\w+)\}$/.exec(segment) ?? [];
    if (name === undefined) return fc.constant(segment);
    const kind = kindOf(operation, name);
    return isOdd ? fc.oneof(reference(kind), fc.constantFrom(...oddSegments)) : reference(kind, ["own"]);
  });
  return fc.tuple(...segments).map((parts) => parts.join("/"));
}

const pathTwists: ((path: string) => string)[] = [
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path) => path.replace("/api/", "/api//"),
  (path) => path.replace("/api/", "/api/x/../"),
  (path) => path.replace("/api/", "/api/%2e/"),
  (path) => path.replace("/api", "/API"),
  (path) => path.replace("/api", "/%61pi"),
  (path) => `${path}/%2e%2e`,
  (path) => `${path}.data`,
  (path) => `${path}%00`,
];

/** Addresses of a call: valid ones, or `isOdd` in their path or query. */
export function addressOf(operation: Operation, isOdd: boolean): fc.Arbitrary<string> {
  const twist = isOdd
    ? fc.option(fc.constantFrom(...pathTwists), { freq: 1, nil: (path: string) => path })
    : fc.constant((path: string) => path);
  return fc
    .tuple(pathOf(operation, isOdd), twist, queryOf(operation, isOdd))
    .map(([path, change, query]) => change(path) + (query && `?${query}`));
}
