/** A sign, a string, or another value of JSON, after its white space. */
const token =
  /[ \t\n\r]*(?:([[\]{}:,])|("(?:[^"\\\p{Cc}]|[\u007F-\u009F]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*")|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][+-]?\d+)?|true|false|null)(?![\w.]))/uy;
const space = /[ \t\n\r]*/y;

/** Where a text stops being JSON: its line and the character there, from 1. Linear in the text. */
export function jsonFault(text: string): { line: number; column: number } {
  const at = faultIndex(text);
  const lines = text.slice(0, at).split("\n");
  return { line: lines.length, column: Array.from(lines.at(-1)!).length + 1 };
}

function faultIndex(text: string): number {
  const ends: string[] = [];
  let expected: "value" | "item" | "key" | "pair" | "colon" | "next" = "value";
  token.lastIndex = 0;
  for (;;) {
    space.lastIndex = token.lastIndex;
    space.exec(text);
    const at = space.lastIndex;
    const match = token.exec(text);
    if (!match) return at;
    const [, sign, string] = match;
    const takesValue = expected === "value" || expected === "item";
    const takesKey = expected === "key" || expected === "pair";
    if (sign === undefined && takesValue) expected = "next";
    else if (string !== undefined && takesKey) expected = "colon";
    else if (sign === ":" && expected === "colon") expected = "value";
    else if (sign === "[" && takesValue) {
      ends.push("]");
      expected = "item";
    } else if (sign === "{" && takesValue) {
      ends.push("}");
      expected = "pair";
    } else if (sign === "," && expected === "next" && ends.length > 0)
      expected = ends.at(-1) === "}" ? "key" : "value";
    else if (sign === ends.at(-1) && ["next", sign === "]" ? "item" : "pair"].includes(expected)) {
      ends.pop();
      expected = "next";
    } else return at;
  }
}
