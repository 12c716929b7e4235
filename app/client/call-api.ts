/** An API error with a message for the reader. */
export class Refusal extends Error {}

/** The network failed during the request or the response. */
export class LostConnection extends Error {}

/** Network failures of `fetch` and of response streams are TypeErrors. */
function lost(cause: unknown): never {
  throw cause instanceof TypeError ? new LostConnection(undefined, { cause }) : cause;
}

/** The response to a call of this site's API. Errors: `Refusal`, `LostConnection`, or the reason of the signal. */
export async function callApi(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(path, init).catch(lost);
  if (!response.ok) throw new Refusal(((await response.json()) as { error: string }).error);
  return response;
}

/**
 * Posts JSON, and yields the server-sent events of the response until it ends. Errors: `Refusal`, also for the event `failed`,
 * `LostConnection`, or the reason of the signal.
 */
export async function* postForEvents(
  path: string,
  body: unknown,
  signal: AbortSignal,
): AsyncGenerator<{ event: string | undefined; data: unknown }> {
  // The parser is loaded with the first call: most pages are left without one.
  const [response, { EventSourceParserStream }] = await Promise.all([
    callApi(path, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
      body: JSON.stringify(body),
      signal,
    }),
    import("eventsource-parser/stream").catch(lost),
  ]);
  const reader = response
    .body!.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  const read = () => reader.read().catch(lost);
  for (let next = await read(); !next.done; next = await read()) {
    const { event } = next.value;
    const data: unknown = JSON.parse(next.value.data);
    if (event === "failed") throw new Refusal((data as { error: string }).error);
    yield { event, data };
  }
}
