import { isSecretField } from "~/secret-fields";

import { storedNote } from "./browser-store";

/** A form that was refused because its sender's session had ended: what was typed waits in the tab until they are back. */
export interface UnsentForm {
  /** The address of the account that sent it. */
  owner: string;
  /** The request of the page's data when it was sent: while these are on the page, nobody has come back. */
  requestId: string;
  /** Milliseconds since 1970. */
  sentAt: number;
  /** Where it was sent. */
  action: string;
  values: Record<string, string>;
}

/** Long enough for a forgotten password; on a computer that others use, not much longer. In milliseconds. */
const keptFor = 60 * 60 * 1000;

/** What of a form may wait. One that asks for a password, or is nothing but its button, does not: null. */
export function valuesToKeep(form: FormData): Record<string, string> | null {
  const fields = [...form].filter((field): field is [string, string] => typeof field[1] === "string");
  if (fields.length === 0 || fields.some(([name]) => isSecretField(name))) return null;
  return Object.fromEntries(fields);
}

const note = storedNote("sessionStorage", "unsentForm");

export const parseUnsentForm = (text: string): UnsentForm => JSON.parse(text) as UnsentForm;

export const unsentForm = {
  /** The form that waits, as it was written down; null where none does, or not any more. */
  read(): string | null {
    const text = note.read();
    return text !== null && Date.now() - parseUnsentForm(text).sentAt < keptFor ? text : null;
  },
  forget: () => note.write(null),
  subscribe: note.subscribe,
};

/** Keeps a form for when its owner is back. */
export function keepUnsentForm(
  { owner, requestId, action }: Pick<UnsentForm, "owner" | "requestId" | "action">,
  form: FormData,
): void {
  const values = valuesToKeep(form);
  if (!values) return;
  const kept: UnsentForm = { owner, requestId, sentAt: Date.now(), action, values };
  note.write(JSON.stringify(kept));
}
