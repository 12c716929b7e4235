import { data, isRouteErrorResponse } from "react-router";

import { errorStatus, type ErrorCode, type RefusedForm } from "~/errors";
import type { Done } from "~/http/answer-form.server";

/**
 * A `clientAction`: a taken form is told of. Where the network fails, or the server refuses the form without drawing its page, the
 * page stays, and its form is told so as of any refusal.
 */
export async function keepPage({
  serverAction,
}: {
  serverAction: () => Promise<unknown>;
}): Promise<RefusedForm | undefined | ReturnType<typeof data<RefusedForm>>> {
  try {
    const answer = (await serverAction()) as Done | RefusedForm | undefined;
    if (answer && "done" in answer) tellTaken(answer);
    // What a taken form answers is for its fetcher alone; the page itself only ever sees a refusal.
    return answer as RefusedForm | undefined;
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    const code = codeOf(thrown);
    // With the status of a failure: after a success the page would ask for its data, and be lost.
    return data<RefusedForm>({ values: {}, code, fields: {} }, { status: errorStatus[code] });
  }
}

function codeOf(thrown: unknown): ErrorCode {
  if (!isRouteErrorResponse(thrown)) return "unreachable";
  const code: unknown = (thrown.data as { code?: unknown } | null)?.code;
  return typeof code === "string" && Object.hasOwn(errorStatus, code) ? (code as ErrorCode) : "internal";
}

type Listener = (done: Done["done"]) => void;

const listeners = new Set<Listener>();

/** Tells that a form was taken: the part of the page that sent it may be gone before it could say so. */
export function tellTaken({ done }: Done): void {
  for (const listener of listeners) listener(done);
}

/** Calls the listener for each form that was taken; answers how to stop. */
export function listenToTaken(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
