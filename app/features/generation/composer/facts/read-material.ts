import type { Facts } from "../composition";
import { dropOpenMarks } from "./drop-open-marks";

/** The material that a purpose brings along: code (without fences), addresses, quotations (without marks). */
export function readMaterial(text: string): Pick<Facts, "quotes" | "urls" | "code"> {
  const code: string[] = [];
  const urls: string[] = [];
  const quotes: string[] = [];
  let rest = text.replace(/(```|~~~)(?:[a-z+#]{1,12}\n)?([\s\S]*?)(?:\1|$)/gi, (_, __, body: string) => {
    code.push(body.trim());
    return " ";
  });
  rest = rest.replace(/`([^`\n]+)`/g, (_, body: string) => {
    code.push(body.trim());
    return " ";
  });
  rest = rest.replace(/(?:https?:\/\/|www\.)[^\s<>"'`（）「」『』【】、。]+/g, (address) => {
    urls.push(address.replace(/[.,;:!?)\]]+$/, ""));
    return " ";
  });
  const marks =
    /「([^」]+)」|『([^』]+)』|“([^”]+)”|«([^»]+)»|"([^"\n]+)"|(?<![\p{L}\p{N}])'((?:[^'\n]|(?<=\p{L})'(?=\p{L})){2,})'(?![\p{L}\p{N}])/gu;
  for (const match of dropOpenMarks(rest).matchAll(marks))
    quotes.push((match.slice(1).find(Boolean) ?? "").trim());
  return { quotes: unique(quotes), urls: unique(urls), code: unique(code) };
}

function unique(pieces: string[]): string[] {
  return [...new Set(pieces.filter((piece) => piece !== ""))];
}
