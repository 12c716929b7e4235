import { logFailure, asAppError, type RequestArgs } from "./error-response.server";

/** Signs that go out at a time: each chunk costs more than what is in it. */
const chunkLength = 65_536;

/**
 * A response with a JSON array whose items are written as they come. What fails before the first item is thrown; what fails
 * later is logged and cuts the array short, so that no reader takes it for whole.
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
