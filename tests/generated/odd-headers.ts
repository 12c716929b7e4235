import * as fc from "fast-check";

const values: Record<string, string[]> = {
  Accept: ["text/event-stream", "text/html", "*/*;q=0", "application/json;q=x", ", ,", "image/avif"],
  "Accept-Language": [
    "en",
    "es-419;q=0.9, *;q=0",
    "../../etc",
    "ja;q=2",
    `${"xx,".repeat(2_000)}`,
    "\xff\xfe",
    "",
  ],
  "Accept-Encoding": ["gzip;q=x", "x"],
  "If-None-Match": ["*", `x, *, W/"x"`, `"`, `${'"a",'.repeat(1_000)}`, "", "\xff", "undefined"],
  "If-Match": ["*", '"x"'],
  "If-Modified-Since": ["never"],
  "If-Unmodified-Since": ["Thu, 01 Jan 1970 00:00:00 GMT"],
  Range: ["bytes=0-1", "bytes=9-1", "x"],
  Origin: ["null", "x", "https://other.example", "http://localhost.other.example", "http://[::1"],
  Referer: ["x", "https://other.example/"],
  "Sec-Fetch-Site": ["cross-site", "same-site", "none", "x"],
  "Sec-Fetch-Mode": ["navigate"],
  Cookie: [
    "a",
    "=;;=",
    "flash=%E0%A4%A",
    "flash=x; bookmark=x; language=xx",
    "language=__proto__",
    "session=\xff",
  ],
  "User-Agent": ["", "\xff".repeat(2_000)],
  "Content-Encoding": ["gzip", "br", "x"],
  "Content-Language": ["x"],
  "Content-Location": ["/api/profile"],
  "Idempotency-Key": ["x", "k".repeat(5_000)],
  "X-HTTP-Method-Override": ["DELETE"],
  "X-Forwarded-Host": ["other.example"],
  "X-Forwarded-Proto": ["x"],
  "X-Requested-With": ["XMLHttpRequest"],
  "Access-Control-Request-Method": ["DELETE", "x"],
  "Access-Control-Request-Headers": ["authorization", "x"],
  "X-Injected": ["no"],
  Purpose: ["prefetch"],
  "X-Purpose": ["preview"],
};

const header = fc
  .constantFrom(...Object.keys(values))
  .chain((name) => fc.constantFrom(...values[name]!).map((value) => [name, value] as const));

/** Additional headers of a request, before its own. */
export const oddHeaders: fc.Arbitrary<Record<string, string>> = fc
  .array(header, { minLength: 1, maxLength: 4 })
  .map((headers) => Object.fromEntries(headers));
