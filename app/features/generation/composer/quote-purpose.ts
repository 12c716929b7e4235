const structural = /^\s{0,3}(?:#{1,6}\s|[-*+]\s|>|\d+[.)]\s|---|===|\|)|```|~~~/m;

/**
 * The purpose as data inside a prompt, verbatim: as it is when it is one plain line, otherwise inside a
 * fence longer than any run of backticks in it, so that it can never become part of the prompt's structure.
 */
export function quotePurpose(text: string): string {
  if (!text.includes("\n") && !structural.test(text)) return text;
  const runs = text.match(/`+/g) ?? [];
  const fence = "`".repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
  return `${fence}text\n${text}\n${fence}`;
}
