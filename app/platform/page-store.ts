/** A rendered page, and the values in it that belong to the one answer it was rendered for. */
export interface StoredPage {
  html: string;
  marks: string[];
}

/** Rendered pages near their readers, which may be gone at any time. */
export interface PageStore {
  /** The page of this key; null where there is none. */
  find(key: string): Promise<StoredPage | null>;
  keep(key: string, page: StoredPage): Promise<void>;
}
