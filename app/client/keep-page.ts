import { data, isRouteErrorResponse } from "react-router";

import type { Done } from "~/http/flash";
import type { ErrorCode, RefusedForm } from "~/errors";

/** A `clientAction` that announces an accepted form to `onFormDone`; a failure becomes the form's `RefusedForm`. */
export async function keepPage({
  serverAction,
}: {
  serverAction: () => Promise<unknown>;
}): Promise<RefusedForm | undefined | ReturnType<typeof data<RefusedForm>>> {
  try {
    const result = (await serverAction()) as Done | RefusedForm | undefined;
    if (result && "done" in result) announceDone(result);
    // A fetcher reads the result of an accepted form; a page only ever gets a refused form.
    return result as RefusedForm | undefined;
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    // An error status keeps the router from reloading the page's data, which would fail as well.
    const [code, status] = isRouteErrorResponse(thrown)
      ? [(thrown.data as { code?: ErrorCode } | null)?.code ?? "internal", thrown.status]
      : (["unreachable", 503] as const);
    return data<RefusedForm>({ values: {}, code, fields: {} }, { status });
  }
}

type Listener = (done: Done) => void;

const listeners = new Set<Listener>();

/** Announces an accepted form: the component that submitted it may be gone by then. */
export function announceDone(done: Done): void {
  for (const listener of listeners) listener(done);
}

/** Calls the listener for each accepted form; returns the unsubscribe function. */
export function onFormDone(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
