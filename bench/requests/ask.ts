import { gzipSync } from "node:zlib";

/** Costs and status of a response, and the compressed size of its body. */
export interface HttpResponse {
  response: Response;
  text: string;
  rowsRead: number;
  rowsWritten: number;
  roundTrips: number;
  bytesGzip: number;
  milliseconds: number;
}

/** The type of a submitted form. */
export const formType = "application/x-www-form-urlencoded";

/**
 * Sends one request and reads its costs from `Server-Timing`. Throws unless it succeeds: a form's response leads to
 * another page.
 */
export async function ask(url: string, init: RequestInit = {}): Promise<HttpResponse> {
  const since = performance.now();
  const response = await fetch(url, { ...init, redirect: "manual" });
  const text = await response.text();
  const milliseconds = performance.now() - since;
  const { "Content-Type": type } = (init.headers ?? {}) as Record<string, string>;
  const isAnswered = response.ok || (type === formType && response.status === 303);
  if (!isAnswered)
    throw new Error(`${init.method ?? "GET"} ${url}: ${response.status} ${text.slice(0, 300)}`);
  const timing = response.headers.get("Server-Timing") ?? "";
  const count = (pattern: RegExp) => Number(pattern.exec(timing)?.[1] ?? 0);
  return {
    response,
    text,
    rowsRead: count(/rows-read;desc="(\d+)"/),
    rowsWritten: count(/rows-written;desc="(\d+)"/),
    roundTrips: count(/db;dur=\d+;desc="(\d+) round trips"/),
    bytesGzip: gzipSync(text).length,
    milliseconds,
  };
}
