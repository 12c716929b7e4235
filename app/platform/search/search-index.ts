/** What becomes of a publication in the index. */
export interface SearchChange {
  publication: number;
  /** Grows with every change of this publication. */
  version: number;
  /** Null: it is listed no more. The text is folded already; a scope is any name by which a search may be narrowed. */
  document: { scopes: readonly string[]; text: string } | null;
}

/** The full-text index of what is published. It can be emptied at any time and built again from the publications. */
export interface SearchIndex {
  /**
   * The publications whose text contains every run (`splitRuns` of a folded search), in a scope if one is given, newest
   * (highest number) first, at most `limit`. Without a run it finds nothing. A search just after a change may miss it.
   */
  find(query: { runs: readonly string[]; scope: string | null }, limit: number): Promise<number[]>;
  /**
   * Brings publications, each named once, to these versions, all or none. A version that is not newer than what the index
   * holds or has deleted changes nothing.
   */
  apply(changes: readonly SearchChange[]): Promise<void>;
  /** Forgets everything, deleted versions too. */
  clear(): Promise<void>;
}
