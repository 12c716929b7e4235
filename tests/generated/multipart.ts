import * as fc from "fast-check";

import type { Body } from "./body";
import { oddPart, partOf, type Part } from "./form-parts";
import type { Schema } from "./operations";

const boundaries = fc.constantFrom(
  "b",
  "----WebKitFormBoundary7MA4YWxkTrZu0gW",
  "'()+_,-./:=?",
  "x".repeat(70),
  "x".repeat(3_000),
);

type Frame = (boundary: string, parts: readonly Part[]) => [text: string, type: string];

const contentOf = (boundary: string, parts: readonly Part[]) =>
  parts
    .map(
      ({ head, content }) => `--${boundary}\r\nContent-Disposition: form-data${head}\r\n\r\n${content}\r\n`,
    )
    .join("");

const whole: Frame = (boundary, parts) => [
  `${contentOf(boundary, parts)}--${boundary}--\r\n`,
  `multipart/form-data; boundary="${boundary}"`,
];

const frames: Frame[] = [
  (boundary, parts) => [contentOf(boundary, parts), whole(boundary, [])[1]],
  (boundary, parts) => [whole(boundary, parts)[0], "multipart/form-data; boundary=other"],
  (boundary, parts) => [whole(boundary, parts)[0], "multipart/form-data"],
  (boundary, parts) => [whole(boundary, parts)[0], `multipart/mixed; boundary="${boundary}"`],
  (boundary, parts) => [whole(boundary, parts)[0], `Multipart/Form-Data;boundary="${boundary}";boundary=b`],
  (boundary, parts) => [whole(boundary, parts)[0].replaceAll("\r\n", "\n"), whole(boundary, [])[1]],
  (boundary, parts) => [`preamble\r\n${whole(boundary, parts)[0]}epilogue`, whole(boundary, [])[1]],
  (boundary, parts) => [whole(boundary, parts)[0].slice(0, -12), whole(boundary, [])[1]],
];

/** Forms with a file: as browsers send them, or `odd` in and around their parts. */
export function multipartBody({ properties = {} }: Schema, odd: boolean): fc.Arbitrary<Body> {
  const fields = Object.entries(properties);
  const fitting = fc
    .tuple(...fields.map(([name, schema]) => fc.option(partOf(name, schema))))
    .map((parts) => parts.filter((part) => part !== null));
  const parts = odd
    ? fc
        .tuple(fitting, fc.array(oddPart(Object.keys(properties)), { minLength: 1, maxLength: 4 }))
        .map((all) => all.flat())
    : fitting;
  const frame = odd ? fc.constantFrom(whole, whole, ...frames) : fc.constant(whole);
  return fc.tuple(parts, boundaries, frame).map(([all, boundary, framing]) => {
    const [text, type] = framing(boundary, all);
    return { text, encoding: "latin1", type };
  });
}
