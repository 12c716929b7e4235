import { isHeading, givesOrder } from "./instruction-lines";

/** Longest beginning of a line that is read for a role, and of one that may be a prompt, in characters. */
const longestPart = 600;
const longestPrompt = 4000;

/** The role that a prompt gives to an AI at its start. */
const role =
  /^(?:あなたは[^。\n]{1,60}(?:です|だ|として)|[^。\n]{1,40}として(?:振る舞|ふるま|行動)|#+ ?(?:役割|命令|指示|role|instructions?)|(?:you are|act as|pretend (?:to be|you are)|i want you to act as) (?:an?|the|my) |(?:eres|actua como|actúa como|quiero que actues como|quiero que actúes como) (?:una?|el|la|mi) )/iu;

/** Whether a text begins with the role that it gives to an AI. */
export const givesRole = (text: string): boolean => role.test(text.trimStart().slice(0, longestPart));

/** A field to fill in, as in other services: "{{topic}}". */
const field = /\{\{[^{}\n]{1,60}\}\}/u;

const fence = /^(?:```|~~~).*$/mu;

/** Greetings before the role. */
const greetings =
  /^(?:¡?(?:こんにち|こんばん|いつも|お世話に|お疲れ|はじめまし|hello|hi|hey|hola|buen[oa]s)[^。.!！\n]{0,40}[。.!！\n]\s*){1,3}/iu;

/** Fewest orders, and least part of all lines, that make a text of several lines a prompt; in a long one most lines may be facts. */
const orders = [
  { fewest: 4, part: 0.75 },
  { fewest: 7, part: 0.45 },
];

/**
 * A text that is a prompt already: it gives an AI a role or has fields, and says in further sentences what to do; or it has headings of a
 * prompt, or lines that are orders nearly all. Its material counts for nothing.
 */
export function isPrompt(text: string): boolean {
  const pieces = text.slice(0, longestPrompt).split(fence);
  const start = pieces
    .filter((_, index) => index % 2 === 0)
    .join("\n")
    .trim();
  const sentences = start
    .slice(0, longestPart)
    .split(/[。.!?！？\n]/u)
    .filter((sentence) => sentence.trim() !== "");
  if (givesRole(start.replace(greetings, "")) || field.test(start)) return sentences.length > 2;
  const lines = start.split("\n").filter((line) => line.trim() !== "");
  const ordered = lines.filter((line) => isHeading(line) || givesOrder(line)).length;
  return (
    lines.filter(isHeading).length > 1 ||
    orders.some(({ fewest, part }) => ordered >= fewest && ordered >= part * lines.length)
  );
}
