import * as fc from "fast-check";

import { jpeg, losslessWebp } from "../support/factories/pictures";
import { typedTextOf, untypedTextOf } from "./odd-texts";
import type { Schema } from "./operations";
import { valuesOf } from "./values-of";

/** One part of a form. */
export interface Part {
  /** The value of Content-Disposition after its type, and further header lines of the part. */
  head: string;
  /** One character per byte. */
  content: string;
}

const binary = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");
const utf8 = (text: string) => binary(Buffer.from(text, "utf8"));

const fileContents = [
  binary(jpeg),
  binary(losslessWebp),
  binary(jpeg).slice(0, 200),
  `GIF89a${"\xff".repeat(40)}`,
  "\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\xff\xff\xff\xff\xff\xff\xff\xff",
  "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>",
  "",
  "\x00".repeat(10_000),
];

const fileName = fc.constantFrom(
  "me.jpg",
  "",
  "../../etc/passwd",
  '"; name="isPublic',
  "字.webp",
  "x".repeat(3_000),
);
const fileType = fc.constantFrom(
  "image/jpeg",
  "image/webp",
  "text/html",
  "",
  "x/y; charset=\xff",
  "image/svg+xml",
);

const quote = (name: string) => utf8(name).replaceAll('"', "%22");

const textPart = (name: string, value: string): Part => ({
  head: `; name="${quote(name)}"`,
  content: utf8(value),
});

const filePart = (name: string): fc.Arbitrary<Part> =>
  fc.tuple(fileName, fileType, fc.constantFrom(...fileContents)).map(([chosen, type, content]) => ({
    head: `; name="${quote(name)}"; filename="${utf8(chosen)}"\r\nContent-Type: ${type}`,
    content,
  }));

/** The part of a field, as a browser sends it. */
export const partOf = (name: string, schema: Schema): fc.Arbitrary<Part> =>
  schema.format === "binary"
    ? filePart(name)
    : valuesOf(schema, name).map((value) =>
        textPart(name, typeof value === "string" ? value : JSON.stringify(value)),
      );

/** Parts that no form of the site sends. */
export const oddPart = (names: readonly string[]): fc.Arbitrary<Part> => {
  const known = fc.constantFrom(...names, "surprise", "__proto__", "a\r\nb", "");
  return fc.oneof(
    fc
      .tuple(known, fc.oneof(typedTextOf(3_000), untypedTextOf(3_000)))
      .map(([name, text]) => textPart(name, text)),
    known.chain(filePart),
    fc.constantFrom<Part>(
      { head: "", content: "nameless" },
      { head: "; name", content: "" },
      { head: '; name="isPublic', content: "true" },
      { head: `; name*=utf-8''%ff%00`, content: "x" },
      { head: '; name="displayName"\r\nContent-Transfer-Encoding: base64', content: "AAAA" },
      { head: '; name="displayName"\r\nContent-Type: text/plain; charset=utf-16', content: "\xff\xfea\x00" },
      { head: '; name="displayName"; name="profileBio"', content: "\xff\xfe\xed\xa0\x80" },
    ),
  );
};
