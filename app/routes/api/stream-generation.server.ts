import { keepDraft } from "~/features/generation/keep-draft.server";
import type { GenerationOrder } from "~/features/generation/schema";
import type { Call } from "~/http/endpoint.server";
import { toFailure } from "~/http/error-response.server";
import { eventStream } from "~/http/event-stream.server";

import type { Generate } from "../generation-door.server";

/**
 * The screen's door to a generation: `stage` and `delta` events while it works, then `done` with the draft's id, or
 * `failed` with the body of an error response.
 */
export function streamGeneration(
  { services, request, context }: Pick<Call<unknown>, "services" | "request" | "context">,
  generate: Generate,
  order: GenerationOrder,
): Response {
  return eventStream(request, async (send, signal) => {
    try {
      const generated = await generate(order, {
        signal,
        onProgress: (progress) =>
          "stage" in progress ? send("stage", progress.stage) : send("delta", progress.delta),
      });
      send("done", { ...generated, draftId: await keepDraft(services, order, generated) });
    } catch (thrown) {
      if (!signal.aborted) send("failed", toFailure(thrown, { request, context }));
    }
  });
}
