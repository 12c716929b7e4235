import { CallFault } from "./faults";

type Fields = Record<string, unknown>;

/** The site's response as JSON, without cookies. Errors: `offline`, `misread`, and those that the site names. */
export async function fetchJson(address: string, options: RequestInit = {}): Promise<Fields> {
  const response = await fetch(address, { ...options, credentials: "omit", redirect: "error" }).catch(() => {
    throw new CallFault("offline");
  });
  const body = (await response.json().catch(() => ({}))) as Fields;
  if (response.ok) return body;
  const { code, error } = body;
  // The API has a code and a sentence, OAuth has its code as the error.
  if (typeof code === "string") throw new CallFault(code, String(error));
  throw new CallFault(typeof error === "string" ? error : "misread");
}
