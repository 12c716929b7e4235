/** A form that was refused because its sender's session had ended: what was typed waits in the tab until they are back. */
export interface UnsentForm {
  /** The address of the account that sent it. */
  owner: string;
  /** Where it was sent. */
  action: string;
  values: Record<string, string>;
}

const key = "unsentForm";

const listeners = new Set<() => void>();

/** A browser may refuse its storage; then what was typed is lost with the page, and nothing else fails. */
function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

function change(use: () => void): void {
  attempt(use);
  for (const listener of listeners) listener();
}

/** Keeps a form for when its owner is back. One that asks for a password, or has nothing typed into it, is not kept. */
export function keepUnsentForm(owner: string, action: string, form: FormData): void {
  const fields = [...form].filter((field): field is [string, string] => typeof field[1] === "string");
  if (fields.some(([name]) => /password/i.test(name)) || fields.every(([, value]) => value === "")) return;
  const kept: UnsentForm = { owner, action, values: Object.fromEntries(fields) };
  change(() => sessionStorage.setItem(key, JSON.stringify(kept)));
}

export const forgetUnsentForm = (): void => change(() => sessionStorage.removeItem(key));

/** The form that waits, as it was written down; null where none does. */
export const readUnsentForm = (): string | null => attempt(() => sessionStorage.getItem(key)) ?? null;

/** Calls the listener after every change; answers how to stop. */
export function subscribeToUnsentForm(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
