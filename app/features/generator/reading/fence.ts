/** A text between fences longer than any run of backticks in it. */
export function fenced(text: string): string {
  const longest = (text.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0);
  const marks = "`".repeat(Math.max(3, longest + 1));
  return `${marks}\n${text}\n${marks}`;
}
