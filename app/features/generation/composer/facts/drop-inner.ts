interface Span {
  start: number;
  end: number;
}

/** The spans in the order of the text, without those that lie inside a longer one. */
export function dropInner<S extends Span>(spans: readonly S[]): S[] {
  let widest: S | undefined;
  return spans
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
    .filter((span) => {
      const inside =
        widest !== undefined && widest.end >= span.end && widest.end - widest.start > span.end - span.start;
      if (!widest || span.end > widest.end) widest = span;
      return !inside;
    });
}
