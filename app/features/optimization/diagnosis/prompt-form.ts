import type { Language } from "~/languages";

/** How a prompt marks its parts: by headings of some kind, or not at all. */
export interface PromptForm {
  heading: "markdown" | "bracket" | "square" | "bold" | "label" | "none";
  /** Of Markdown headings. */
  level: number;
  bullet: string;
}

const headings = {
  markdown: /^#{1,6}[ \t]+\S.*$/gm,
  bracket: /^【[^】\n]{1,20}】[^\S\n]*$/gm,
  square: /^[■●◆▼][^\S\n]*\S.{0,20}$/gm,
  bold: /^\*\*[^*\n]{1,40}\*\*:?[^\S\n]*$/gm,
  label: /(?<=\n)(?![-*・•])[\p{L}][^:：\n.。]{0,30}[:：][^\S\n]*$/gmu,
} as const;

/** Reads the form of a prompt, so that what is added looks as if it had always been there. */
export function promptForm(text: string): PromptForm {
  let heading: PromptForm["heading"] = "none";
  let most = 0;
  for (const [name, pattern] of Object.entries(headings)) {
    const count = text.match(pattern)?.length ?? 0;
    if (count > most) [heading, most] = [name as PromptForm["heading"], count];
  }
  const bullets = text.match(/^[^\S\n]*([-*・•])(?=[^\S\n]*\S)/gm)?.map((bullet) => bullet.trim()) ?? [];
  const bullet = bullets[0] ?? "-";
  return { heading, level: markdownLevel(text), bullet: bullet === "・" ? bullet : `${bullet} ` };
}

/** The level that most headings have; of two, the deeper one. */
function markdownLevel(text: string): number {
  const levels = (text.match(headings.markdown) ?? []).map((line) => /^#+/.exec(line)![0].length);
  const count = (level: number) => levels.filter((other) => other === level).length;
  return levels.sort((a, b) => count(b) - count(a) || b - a)[0] ?? 2;
}

/** A titled part in a prompt's own form. */
export function printPart(
  { heading, level, bullet }: PromptForm,
  title: string,
  items: readonly string[],
  language: Language,
): string {
  const colon = language === "ja" ? "：" : ":";
  const [only = "", ...more] = items;
  if (/^(?:none|label)$/.test(heading) && more.length === 0 && only.length <= 300 && !only.includes("\n"))
    return `${title}${colon}${language === "ja" ? "" : " "}${only}`;
  const list = more.length === 0 ? only : items.map((item) => bullet + item).join("\n");
  switch (heading) {
    case "markdown":
      return `${"#".repeat(level)} ${title}\n${list}`;
    case "bracket":
      return `【${title}】\n${list}`;
    case "square":
      return `■${title}\n${list}`;
    case "bold":
      return `**${title}**\n${list}`;
    default:
      return `${title}${colon}\n${list}`;
  }
}
