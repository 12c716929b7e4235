import { toHex } from "~/platform/tokens";

/** The strong entity tag of a body (RFC 9110, section 8.8.3). */
export async function entityTag(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", body);
  return `"${toHex(new Uint8Array(digest).slice(0, 16))}"`;
}

/** Whether the caller has what the tag stands for, so that 304 is enough (RFC 9110, section 13.1.2). */
export function isKnown(request: Request, tag: string): boolean {
  const known = request.headers.get("If-None-Match") ?? "";
  return known.split(",").some((candidate) => ["*", tag].includes(candidate.trim().replace(/^W\//, "")));
}
