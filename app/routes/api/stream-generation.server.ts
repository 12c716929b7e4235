import { generateDraft } from "~/features/generation/generate-draft.server";
import type { GenerationOrder } from "~/features/generation/schema";
import type { Call } from "~/http/method.server";
import { errorBody } from "~/http/error-response.server";
import { eventStream } from "~/http/event-stream.server";
import { rateLimitKey } from "~/http/rate-limit-key.server";
import { reportError } from "~/http/report-error.server";
import { getLanguage } from "~/i18n/middleware.server";

/**
 * The screen's door to a generation: `stage` and `delta` events while it works, then `done` with the prompt and its
 * draft's id, or `failed` with the body of an error response.
 */
export function streamGeneration({
  services,
  request,
  viewer,
  context,
  body: order,
}: Call<GenerationOrder>): Response {
  return eventStream(request, async (send, signal) => {
    try {
      const { composition: _, ...done } = await generateDraft(
        services,
        await rateLimitKey(request, viewer),
        order,
        {
          readerLanguage: getLanguage(context),
          signal,
          viewerId: viewer?.id ?? null,
          onWarning: (error) => reportError(error, request, context),
          onProgress: (progress) =>
            "stage" in progress ? send("stage", progress.stage) : send("delta", progress.delta),
        },
      );
      send("done", done);
    } catch (thrown) {
      if (!signal.aborted) send("failed", errorBody(thrown, { request, context }));
    }
  });
}
