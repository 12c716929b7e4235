/** Where a long text is cut, the best place first. */
const places = ["\n\n", "\n", "。", ". ", "、", " "];

/** A masked text in pieces of at most `limit` characters, cut between paragraphs, lines or sentences, never in a mark. */
export function splitText(text: string, limit: number): string[] {
  const pieces: string[] = [];
  let from = 0;
  while (text.length - from > limit) {
    const to = from + cutOf(text.slice(from, from + limit));
    pieces.push(text.slice(from, to));
    from = to;
  }
  return [...pieces, text.slice(from)];
}

function cutOf(head: string): number {
  for (const place of places) {
    const at = head.lastIndexOf(place);
    if (at >= head.length / 2) return at + place.length;
  }
  const mark = head.lastIndexOf("⟦");
  if (mark > head.lastIndexOf("⟧")) return mark;
  return /[\uD800-\uDBFF]$/.test(head) ? head.length - 1 : head.length;
}
