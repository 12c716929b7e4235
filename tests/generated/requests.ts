import * as fc from "fast-check";

import { addressOf } from "./addresses-of";
import { fittingBody, oddBody, type Places } from "./bodies";
import type { Body } from "./body";
import { oddHeaders } from "./odd-headers";
import type { Operation } from "./operations";

export const proofs = ["session", "writer", "reader", "both", "none", "broken"] as const;

/** A request before it is sent: its references stand for its sender's ids. */
export interface GeneratedRequest {
  /** The operation's name in the document. */
  operation: string;
  method: string;
  address: string;
  headers: Record<string, string>;
  body: Body | null;
  /** Without Content-Length, and in pieces. */
  isChunked: boolean;
  /** The sender by number, and their authentication. */
  caller: { person: number; proof: (typeof proofs)[number] };
}

const oddMethods = [
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS",
  "TRACE",
  "PROPFIND",
  "PURGE",
  "QUERY",
];

/** Odd in `odd` percent of cases, else valid. */
const mostly = <Value>(odd: number, fitting: fc.Arbitrary<Value>, other: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 100 - odd, arbitrary: fitting }, { weight: odd, arbitrary: other });

const fittingProof = ({ forSite }: Operation) =>
  forSite
    ? fc.constant<GeneratedRequest["caller"]["proof"]>("session")
    : fc.oneof(
        { weight: 3, arbitrary: fc.constant("session" as const) },
        { weight: 2, arbitrary: fc.constant("writer" as const) },
      );

/** Requests of one operation, each odd in some of its parts or in none. */
export const requestsOf = (operation: Operation, places: Places): fc.Arbitrary<GeneratedRequest> =>
  fc.record({
    operation: fc.constant(operation.id),
    method: mostly(
      5,
      operation.method === "GET"
        ? fc.constantFrom("GET", "GET", "GET", "HEAD")
        : fc.constant(operation.method),
      fc.constantFrom(...oddMethods),
    ),
    address: mostly(25, addressOf(operation, false), addressOf(operation, true)),
    headers: mostly(25, fc.constant({}), oddHeaders),
    body: mostly(operation.json ? 45 : 10, fittingBody(operation, places), oddBody(operation, places)),
    isChunked: fc.boolean(),
    caller: fc.record({
      person: fc.nat({ max: 1_000 }),
      proof: mostly(25, fittingProof(operation), fc.constantFrom(...proofs)),
    }),
  });
