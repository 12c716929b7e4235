import type { Body } from "./body";

const json = "application/json";

/** Valid JSON. */
export const asJson = (text: string, type: string | null = json): Body => ({ text, encoding: "utf8", type });

const bytes = (text: string): Body => ({ text, encoding: "latin1", type: json });

/** Faults in the text or the bytes of JSON. */
export const jsonTwists: ((text: string) => Body)[] = [
  (text) => asJson(`\uFEFF${text}`),
  (text) => asJson(text.slice(0, -1)),
  (text) => asJson(`${text},`),
  (text) => asJson(text.replace("}", ',"surprise":1,}')),
  (text) => asJson(text.replace(/^\{(.*)\}$/s, "{$1,$1}")),
  (text) => asJson(text.replace(/:(?:true|false|"[^"]*")/, ":1e400")),
  (text) => asJson(text.replace(/:(?:true|false|"[^"]*")/, ":-0")),
  (text) => asJson(text.replace(/:(?:true|false|"[^"]*")/, ":NaN")),
  (text) => asJson(text.replace(/:"/, ':"\\ud83e')),
  (text) => asJson(text.replace(/:"/, ':"\u0000')),
  (text) => asJson(text.replace("{", '{"__proto__":{"isOfficial":true},')),
  (text) => asJson(text.replaceAll('"', "'")),
  (text) => asJson(`// ${text}\n${text}`),
  (text) => asJson(`${" ".repeat(5_000)}${text}\n\n`),
  (text) => asJson(`${text}${" ".repeat(400_000)}`),
  (text) => asJson(`${"[".repeat(50_000)}${text}`),
  (text) => asJson(text.replace(/:(?:true|false|"[^"]*")/, `:${"[".repeat(5_000)}${"]".repeat(5_000)}`)),
  (text) => ({ text, encoding: "utf16le", type: json }),
  (text) => ({ text: `\uFEFF${text}`, encoding: "utf16le", type: `${json}; charset=utf-16` }),
  (text) => bytes(text.replace(/:"/, ':"\xff\xc3')),
  (text) => bytes(text.replace(/:"/, ':"\xed\xa0\x80')),
  (text) => bytes(`\x1f\x8b\x08${text}`),
  () => asJson(""),
  () => asJson(" "),
  () => asJson("null"),
  () => asJson("0"),
  () => asJson('"text"'),
  () => asJson("[]"),
  () => asJson("undefined"),
  (text) => asJson(text, null),
  (text) => asJson(text, ""),
  (text) => asJson(text, `${json}; charset=utf-8`),
  (text) => asJson(text, "APPLICATION/JSON ;x"),
  (text) => asJson(text, `${json}, text/plain`),
  (text) => asJson(text, "text/plain"),
  (text) => asJson(text, "application/problem+json"),
  (text) => asJson(text, "application/x-www-form-urlencoded"),
  (text) => asJson(text, "multipart/form-data"),
  (text) => asJson(text, "multipart/form-data; boundary="),
  (text) => asJson(text, "x".repeat(2_000)),
];
