import { data, isRouteErrorResponse } from "react-router";

import type { RefusedForm } from "~/errors";

/** Whether the server has answered at all, be it with an error or a redirect. */
export const isAnswer = (thrown: unknown): boolean =>
  thrown instanceof Response || isRouteErrorResponse(thrown);

/** A `clientAction`: where the network fails, the page stays, and its form is told so as of a refusal. */
export async function keepPage({
  serverAction,
}: {
  serverAction: () => Promise<unknown>;
}): Promise<RefusedForm | undefined | ReturnType<typeof data<RefusedForm>>> {
  try {
    // What a taken form answers is for its fetcher alone; the page itself only ever sees a refusal.
    return (await serverAction()) as RefusedForm | undefined;
  } catch (thrown) {
    if (isAnswer(thrown)) throw thrown;
    // With the status of a failure: after a success the page would ask for its data, and be lost.
    return data<RefusedForm>({ values: {}, code: "unreachable", fields: {} }, { status: 503 });
  }
}
