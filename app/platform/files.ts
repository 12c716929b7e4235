/** The largest file that anybody may bring, in bytes. */
export const largestFile = 5 * 1024 * 1024;

/** A file, and the version that its writer gave it. */
export interface StoredFile {
  bytes: Uint8Array<ArrayBuffer>;
  version: string | null;
}

/** The files of members: what they upload, and what is drawn for them. */
export interface Files {
  /** The file of this key; null where there is none. */
  read(key: string): Promise<StoredFile | null>;
  /** Keeps a file under its key, in place of the one before. */
  write(key: string, bytes: Uint8Array<ArrayBuffer>, about: { type: string; version: string }): Promise<void>;
  delete(key: string): Promise<void>;
  /**
   * The names of the folders that lie right in `root`, which ends in a slash, in the order of letters: a thousand at most, those
   * behind `after`; `more`: there are others behind them.
   */
  listFolders(root: string, after?: string): Promise<{ names: string[]; more: boolean }>;
  /** Deletes every file whose key begins with `folder`. */
  deleteFolder(folder: string): Promise<void>;
}
