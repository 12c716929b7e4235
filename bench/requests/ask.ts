import { gzipSync } from "node:zlib";

/** What an answer says of itself and what its body weighs on the way to a browser. */
export interface Answer {
  response: Response;
  text: string;
  rowsRead: number;
  rowsWritten: number;
  roundTrips: number;
  bytesGzip: number;
  milliseconds: number;
}

/** Sends one request and takes the answer's costs from its `Server-Timing`. Throws for an answer that is none of success. */
export async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  const since = performance.now();
  const response = await fetch(url, { ...init, redirect: "manual" });
  const text = await response.text();
  const milliseconds = performance.now() - since;
  if (!response.ok)
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
