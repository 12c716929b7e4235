import * as fc from "fast-check";

import { injection, typedTextOf, untypedTextOf } from "./odd-texts";
import type { Operation, Schema } from "./operations";
import { reference } from "./references";
import { valuesOf } from "./values-of";

const encode = (text: string) =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\uFFFD")).replaceAll("%40%40", "@@");

const fittingParameter = (name: string, schema: Schema): fc.Arbitrary<string> =>
  (name === "folder" ? reference("folderId") : valuesOf(schema, name)).map((value) =>
    [value]
      .flat()
      .map((one) => `${name}=${encode(String(one))}`)
      .join("&"),
  );

const numbers = [
  "0",
  "-1",
  "1.5",
  "1e3",
  "99999999999999999999",
  "9".repeat(400),
  "NaN",
  "0x10",
  "%EF%BC%91",
  "01",
  "%201",
  "2",
];

const oddParameter = (names: readonly string[]): fc.Arbitrary<string> => {
  const name = fc.constantFrom(...names, "surprise", "__proto__", "_routes", "index", "%", "");
  const value = fc.oneof(
    fc.constantFrom(
      ...numbers,
      "all",
      "%",
      "%zz",
      "%ff",
      "%00",
      "%ED%A0%80",
      "a+b",
      "[]",
      "{}",
      "x".repeat(6_000),
    ),
    fc.oneof(typedTextOf(), untypedTextOf(), fc.constant(injection)).map(encode),
  );
  return fc.oneof(
    fc.tuple(name, value).map((pair) => pair.join("=")),
    fc.tuple(name, value, value).map(([key, one, other]) => `${key}=${one}&${key}=${other}`),
    fc.tuple(name, value).map(([key, text]) => `${key}[]=${text}&${key}[a]=${text}`),
    fc
      .tuple(name, value, fc.constantFrom<[times: number, length: number]>([60, 20], [8, 1_500]))
      .map(([key, text, [times, length]]) =>
        Array.from({ length: times }, (_, index) => `${key}=${text.slice(0, length)}${index}`).join("&"),
      ),
    fc.constantFrom("", "&&&", "=", "?", "%", "#", "page"),
  );
};

/** Queries of a call, without the question mark: valid ones, or odd if `isOdd`. */
export function queryOf({ query }: Operation, isOdd: boolean): fc.Arbitrary<string> {
  const fitting = query.map(({ name, schema }) => fc.option(fittingParameter(name, schema), { nil: "" }));
  const odd = isOdd ? [oddParameter(query.map(({ name }) => name)), fc.constant("")] : [];
  return fc.tuple(...fitting, ...odd).map((all) => all.filter(Boolean).join("&"));
}
