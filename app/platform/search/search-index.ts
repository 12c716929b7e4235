/** A change of a publication for the index. */
export interface SearchChange {
  townNumber: number;
  /** Grows with every change of this publication. */
  version: number;
  /** Null if it is no longer listed. The text is already folded; scopes are arbitrary names that narrow a search. */
  document: { scopes: readonly string[]; text: string } | null;
}

/** Publications that have most of a line's words, and how much each word counts; null for one that no publication has. */
export interface NearFound {
  townNumbers: number[];
  rarities: (number | null)[];
}

/** The full-text index of the publications. It can be emptied at any time and rebuilt from them. */
export interface SearchIndex {
  /**
   * The publications whose text contains every run (`splitRuns` of a folded search), in a scope if one is given, newest
   * (highest number) first, at most `limit`. Without a run it finds nothing. A search just after a change may miss it.
   */
  find(query: { runs: readonly string[]; scope: string | null }, limit: number): Promise<number[]>;
  /**
   * The publications that share phrases with folded texts, most phrases first, then the oldest, at most `limit`. It looks for eight
   * phrases spread over the texts, and none reaches from one text into the next. A short text finds nothing.
   */
  findAlike(texts: readonly string[], limit: number): Promise<number[]>;
  /**
   * The publications that have most of a line's words (`wordsOf`), a rare word counting more, then the newest, at most `limit`: each has
   * half of what all of them count. A word that is in none counts most. Each is given with those that count as the same, words or
   * phrases. `rarities` is what each word counts.
   */
  findNear(
    query: { words: readonly (readonly string[])[]; scope: string | null },
    limit: number,
  ): Promise<NearFound>;
  /** Sets publications to these versions, all or none; a version no newer than the stored one changes nothing. */
  apply(changes: readonly SearchChange[]): Promise<void>;
  /** Deletes everything, records of deleted versions too. */
  clear(): Promise<void>;
}
