import { isSecretField } from "~/domain/secret-fields";

import { storageItem } from "./browser-store";

/** A form refused at the end of its sender's session; the tab stores its submitted values until they sign in again. */
export interface UnsentForm {
  /** The email address of the account that submitted it. */
  owner: string;
  /** The request ID of the page's data at submission: as long as the page has this one, nobody has signed in again. */
  requestId: string;
  /** Milliseconds since 1970. */
  sentAt: number;
  action: string;
  values: Record<string, string>;
}

/** Long enough for a password reset, and no longer, for the sake of shared computers. In milliseconds. */
const lifetime = 60 * 60 * 1000;

/** The fields of a form that may be stored; null for a form with a password and for one without text fields. */
export function valuesToStore(form: FormData): Record<string, string> | null {
  const fields = [...form].filter((field): field is [string, string] => typeof field[1] === "string");
  if (fields.length === 0 || fields.some(([name]) => isSecretField(name))) return null;
  return Object.fromEntries(fields);
}

const stored = storageItem("sessionStorage", "unsentForm");

export const parseUnsentForm = (text: string): UnsentForm => JSON.parse(text) as UnsentForm;

export const unsentForm = {
  /** The stored form as JSON; null where there is none, or it has expired. */
  read(): string | null {
    const text = stored.read();
    return text !== null && Date.now() - parseUnsentForm(text).sentAt < lifetime ? text : null;
  },
  forget: () => stored.write(null),
  subscribe: stored.subscribe,
};

/** Stores a form until its owner has signed in again. */
export function storeUnsentForm(
  { owner, requestId, action }: Pick<UnsentForm, "owner" | "requestId" | "action">,
  form: FormData,
): void {
  const values = valuesToStore(form);
  if (!values) return;
  const unsent: UnsentForm = { owner, requestId, sentAt: Date.now(), action, values };
  stored.write(JSON.stringify(unsent));
}
