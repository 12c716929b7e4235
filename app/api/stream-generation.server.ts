import { generateDraft } from "~/features/generator/generate-draft.server";
import type { GenerationInput } from "~/features/generator/schema";
import type { Call } from "~/http/method.server";
import { reportError } from "~/http/errors.server";
import { eventStream } from "~/http/streams.server";
import { getLanguage } from "~/i18n/middleware.server";

/**
 * A generation as server-sent events: `stage` and `delta` while it runs, then `done` with the prompt and the id of its draft.
 */
export function streamGeneration({
  services,
  request,
  viewer,
  context,
  callerKey,
  body: input,
}: Call<GenerationInput>): Response {
  return eventStream({ request, context }, async (send, signal) => {
    const { composition: _, ...done } = await generateDraft(services, await callerKey(), input, {
      readerLanguage: getLanguage(context),
      signal,
      viewerId: viewer?.id ?? null,
      onWarning: (error) => reportError(error, request, context),
      onProgress: (progress) =>
        "stage" in progress ? send("stage", progress.stage) : send("delta", progress.delta),
    });
    send("done", done);
  });
}
