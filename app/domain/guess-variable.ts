/** Words of a variable's name that tell its kind, in three languages; the first kind that fits counts. */
const kindWords = [
  ["date", /\b(?:date|fecha)\b|日付|年月日|(?:開催|期|締切|発売|出社)日$/u],
  ["url", /\b(?:url|link|enlace|website)\b|リンク/u],
  ["number", /^(?:number|count|quantity|cantidad)\b|\bcount$|(?:人|個|件|枚|年|回|分|室)数$/u],
  [
    "long_text",
    /\b(?:text|texto|notes?|notas|transcript|transcripci[oó]n|article|art[ií]culo|e?mail|correo|message|mensaje|code|c[oó]digo|draft|borrador|logs?|samples|document|documento)\b|本文|文章|原稿|メモ|文字起こし|議事録|記事|原文|コード$|全文|メール$/u,
  ],
] as const;

/** A note right after a placeholder: `{{tone}} (warm/formal)`. */
const noteForm = /^[*_ ]{0,4}[（(]([^()（）{}\r\n]{1,120})[）)]/u;
const noteReach = 130;
const optionLimits = { least: 2, most: 8, length: 30 };

/** Properties of a variable that its placeholder and its surroundings show. */
interface Guess {
  label: string;
  question: string;
  kind: "text" | (typeof kindWords)[number][0];
  options: string[];
}

/** The note in brackets after a placeholder that ends at an index. Empty if there is none. */
export const noteAfter = (content: string, end: number): string =>
  noteForm.exec(content.slice(end, end + noteReach))?.[1]!.trim() ?? "";

/** A label from a name: `job_title` is "Job title". */
export function labelOf(name: string): string {
  const [first = "", ...rest] = name.replaceAll("_", " ").trim();
  return first.toUpperCase() + rest.join("");
}

/** A variable's label, hint, kind and suggestions, as far as its name and the note after its placeholder say. */
export function guessVariable(name: string, note: string): Guess {
  const words = name.replaceAll("_", " ");
  const options = optionsIn(note);
  const kind = kindWords.find(([, form]) => form.test(words.toLowerCase()))?.[0] ?? "text";
  return {
    label: labelOf(name),
    question: options.length > 0 ? "" : note,
    kind: options.length > 0 ? "text" : kind,
    options,
  };
}

/** The options in a note such as `warm/formal` or `初めて・毎日`; none if it is another kind of note. */
function optionsIn(note: string): string[] {
  const list = note.replace(/のいずれか$/u, "");
  const parts = list.split(/[/／|・]/u).map((part) => part.trim());
  const { least, most, length } = optionLimits;
  const isList =
    parts.length >= least &&
    parts.length <= most &&
    parts.every((part) => part !== "" && part.length <= length && !/[,、，。:：;]|\be\.g\./u.test(part));
  return isList ? [...new Set(parts)] : [];
}
