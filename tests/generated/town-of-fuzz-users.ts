import { findOperation, type Operation } from "./operations";
import { resolveReferences, type Owner, type Thing } from "./references";
import type { GeneratedRequest } from "./requests";
import type { FuzzUser } from "./fuzz-users";
import type { WireRequest } from "./send";

/** Senders of generated requests. */
export interface FuzzUsers {
  /** Senders of most calls. */
  remainingUsers: readonly FuzzUser[];
  /** Their sessions and accounts may end, by calls of this site only. */
  usersDeletedDuringRun: readonly FuzzUser[];
  /** A valid ID token. */
  idToken: string;
}

const brokenTokens = [
  "Bearer",
  "Bearer x",
  "Basic eDp5",
  "Bearer pt_" + "A".repeat(49),
  "bearer  a b",
  "Token \xff",
  ",",
];

const network = () => Math.floor(Math.random() * 0xffff).toString(16);

/** The sender of a request: members that may be deleted for calls of this site only, else the remaining ones. */
export function callerOf(
  { address, caller }: GeneratedRequest,
  operations: readonly Operation[],
  { remainingUsers, usersDeletedDuringRun }: FuzzUsers,
): FuzzUser {
  const calls = ["GET", "POST", "DELETE"].map((method) => findOperation(operations, method, address));
  const ofSite = calls.find((operation) => operation?.forSite && operation.method !== "GET");
  if (!ofSite) return remainingUsers[caller.person % remainingUsers.length]!;
  const half = usersDeletedDuringRun.length / 2;
  return usersDeletedDuringRun[(caller.person % half) + (ofSite.id === "deleteAccount" ? half : 0)]!;
}

function proofHeaders({ caller, headers }: GeneratedRequest, { session, reader, writer }: FuzzUser) {
  const cookie = { Cookie: [`__Host-session=${session}`, headers.Cookie].filter(Boolean).join("; ") };
  const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
  switch (caller.proof) {
    case "session":
      return cookie;
    case "writer":
      return bearer(writer);
    case "reader":
      return bearer(reader);
    case "both":
      return { ...cookie, ...bearer(writer) };
    case "broken":
      return { Authorization: brokenTokens[caller.person % brokenTokens.length]! };
    case "none":
      return {};
  }
}

/** A generated request with its sender's headers and ids. */
export function wireRequestOf(
  generated: GeneratedRequest,
  caller: FuzzUser,
  fuzzUsers: FuzzUsers,
  origin: string,
): WireRequest {
  const { method, address, headers, body, isChunked } = generated;
  const find = (owner: Owner, thing: Thing, index: number): string => {
    if (thing === "google")
      return owner === "own" ? fuzzUsers.idToken : `${fuzzUsers.idToken.slice(0, -index)}x`;
    if (owner === "nobody") return "0".repeat(22);
    if (owner === "own") return pick(caller.things[thing], index);
    const others = fuzzUsers.remainingUsers.filter((one) => one !== caller);
    const other = pick(others, index);
    return pick(owner === "other" ? other.things[thing] : other.vault[thing], index);
  };
  const pick = <Item>(items: readonly Item[], index: number): Item =>
    items[index % items.length] ?? ("0".repeat(22) as Item);
  return {
    method,
    address: resolveReferences(address, find),
    headers: {
      // Each unverified client has a rate limit of its own.
      "CF-Connecting-IP": `2001:db8:${network()}:${network()}::1`,
      Origin: origin,
      ...headers,
      ...(typeof body?.type === "string" && { "Content-Type": body.type }),
      ...proofHeaders(generated, caller),
    },
    body: body && Buffer.from(resolveReferences(body.text, find), body.encoding),
    isChunked,
  };
}
