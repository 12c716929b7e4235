interface Words {
  ja?: string;
  en?: string;
  es?: string;
}

/**
 * One global pattern for the same idea in three languages. Each value is the inside of an alternation.
 * Latin words match whole words only; Japanese has no word boundaries, so its words match anywhere.
 */
export function wordPattern({ ja, en, es }: Words): RegExp {
  const latin = [en, es].filter(Boolean).join("|");
  const parts = [ja && `(?:${ja})`, latin && `(?<![\\p{L}\\p{N}])(?:${latin})(?![\\p{L}\\p{N}])`];
  return new RegExp(parts.filter(Boolean).join("|"), "giu");
}
