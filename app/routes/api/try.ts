import { triesResponse, tryResponse } from "~/features/runs/try/responses";
import { tryRequest } from "~/features/runs/try/schema";
import { getTries, getTriesOperation } from "~/features/runs/try/tries.server";
import { tryPrompt, tryPromptOperation } from "~/features/runs/try/try-prompt.server";
import { parseUnlinked } from "~/features/text/markdown/parse-unlinked.server";
import { endpoint } from "~/http/endpoint.server";
import { method } from "~/http/method.server";
import { acceptsEvents, eventStream } from "~/http/streams.server";

const { loader, action } = endpoint({
  GET: method({
    name: "getTries",
    response: triesResponse,
    operation: getTriesOperation,
    run: async ({ services, callerKey }) => getTries(services, await callerKey()),
  }),
  POST: method({
    name: "tryPrompt",
    body: tryRequest,
    example: { prompt: "Write a short note to my landlord. Ask me two questions first." },
    response: tryResponse,
    operation: tryPromptOperation,
    run: async ({ services, request, context, callerKey, body }) => {
      const key = await callerKey();
      if (!acceptsEvents(request)) return tryPrompt(services, key, body, { signal: request.signal });
      // `delta` while it comes, then `done` with the reply and its blocks.
      return eventStream({ request, context }, async (send, signal) => {
        const onText = (piece: string) => send("delta", piece);
        const done = await tryPrompt(services, key, body, { signal, onText });
        send("done", { ...done, blocks: parseUnlinked(done.reply) });
      });
    },
  }),
});

export { loader, action };
