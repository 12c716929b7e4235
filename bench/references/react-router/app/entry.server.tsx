import { renderToReadableStream } from "react-dom/server";
import { ServerRouter, type EntryContext } from "react-router";

export default async function handleDocument(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
): Promise<Response> {
  const body = await renderToReadableStream(<ServerRouter context={entry} url={request.url} />, {
    signal: request.signal,
  });
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(body, { status, headers });
}
