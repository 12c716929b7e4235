import { logFailure, asAppError, type RequestArgs } from "./error-response.server";

/**
 * A response with a JSON array whose items are written as they come. What fails before the first item is thrown; what fails
 * later is logged and cuts the array short, so that no reader takes it for whole.
 */
export async function jsonStream(items: AsyncIterable<unknown>, args: RequestArgs): Promise<Response> {
  const iterator = items[Symbol.asyncIterator]();
  let next = await iterator.next();
  let opening = "[";
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (next.done) {
        controller.enqueue(encoder.encode(opening === "[" ? "[]" : "]"));
        controller.close();
        return;
      }
      controller.enqueue(encoder.encode(opening + JSON.stringify(next.value)));
      opening = ",";
      try {
        next = await iterator.next();
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
