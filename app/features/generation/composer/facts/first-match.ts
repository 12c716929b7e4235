/** The first pattern's match in the text (its first group where it has one), trimmed; undefined without any. */
export function firstMatch(text: string, patterns: readonly RegExp[]): string | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    const piece = (match?.[1] ?? match?.[0])?.trim();
    if (piece) return piece;
  }
  return undefined;
}
