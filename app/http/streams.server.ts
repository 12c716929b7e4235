import { asAppError, errorBody, logFailure, type RequestArgs } from "./errors.server";

/** Characters of a chunk: each chunk has a cost of its own. */
const chunkLength = 65_536;

/**
 * A response with a JSON array, written item by item. A failure before the first item is thrown; a later one is logged and leaves
 * the array unclosed, so that no reader takes it for whole.
 */
export async function jsonStream(items: AsyncIterable<unknown>, args: RequestArgs): Promise<Response> {
  const iterator = items[Symbol.asyncIterator]();
  let next = await iterator.next();
  let lead = "[";
  const encoder = new TextEncoder();

  async function takeChunk(): Promise<string> {
    let chunk = "";
    while (!next.done && chunk.length < chunkLength) {
      chunk += lead + JSON.stringify(next.value);
      lead = ",";
      next = await iterator.next();
    }
    return chunk;
  }

  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const chunk = await takeChunk();
        const end = lead === "[" ? "[]" : "]";
        controller.enqueue(encoder.encode(next.done ? chunk + end : chunk));
        if (next.done) controller.close();
      } catch (thrown) {
        logFailure(asAppError(thrown), args);
        throw thrown;
      }
    },
    async cancel() {
      await iterator.return?.();
    },
  });
  return new Response(stream, { headers: { "Content-Type": "application/json" } });
}

/** Sends one named event with its data as JSON. */
export type SendEvent = (event: string, data: unknown) => void;

/** Milliseconds between comments: they keep the connection open and show whether the reader has left. */
const heartbeat = 1_000;

/** Whether the Accept header asks for server-sent events. */
export const acceptsEvents = (request: Request): boolean =>
  request.headers.get("Accept")?.includes("text/event-stream") ?? false;

/**
 * A response of server-sent events (WHATWG HTML, section 9.2). `run` gets a signal that aborts when the reader leaves. An error of
 * it is sent as the event `failed`, with the body of an error response, unless the reader has left.
 */
export function eventStream(
  args: RequestArgs,
  run: (send: SendEvent, signal: AbortSignal) => Promise<void>,
): Response {
  const gone = new AbortController();
  args.request.signal.addEventListener("abort", () => gone.abort());
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      const write = (text: string) => {
        if (!gone.signal.aborted) controller.enqueue(encoder.encode(text));
      };
      const send: SendEvent = (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      const timer = setInterval(() => write(": still working\n\n"), heartbeat);
      try {
        await run(send, gone.signal);
      } catch (thrown) {
        if (!gone.signal.aborted) send("failed", errorBody(thrown, args));
      } finally {
        clearInterval(timer);
        if (!gone.signal.aborted) controller.close();
      }
    },
    cancel() {
      gone.abort();
    },
  });
  return new Response(stream, {
    headers: { "Content-Type": "text/event-stream; charset=utf-8", "Cache-Control": "private, no-store" },
  });
}

/** A response with a file to download. */
export const downloadOf = ({
  name,
  type,
  body,
}: {
  name: string;
  type: string;
  body: ReadableStream<Uint8Array>;
}): Response =>
  new Response(body, {
    headers: { "Content-Type": type, "Content-Disposition": `attachment; filename="${name}"` },
  });
