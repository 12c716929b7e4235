/** The largest upload, in bytes. */
export const largestFile = 5 * 1024 * 1024;

/** A file with its writer's version. */
export interface StoredFile {
  bytes: Uint8Array<ArrayBuffer>;
  version: string | null;
}

/** Member files: uploads and generated pictures. */
export interface Files {
  read(key: string): Promise<StoredFile | null>;
  /** Stores a file under its key, replacing an earlier one. */
  write(key: string, bytes: Uint8Array<ArrayBuffer>, about: { type: string; version: string }): Promise<void>;
  /** Deletes at most a thousand files. */
  delete(keys: string | string[]): Promise<void>;
  /**
   * The names of the folders directly in `root` (with a slash at its end), in alphabetical order: at most a thousand, after
   * `after`; `more`: there are further ones.
   */
  listFolders(root: string, after?: string): Promise<{ names: string[]; more: boolean }>;
  /** Deletes every file whose key begins with `folder`. */
  deleteFolder(folder: string): Promise<void>;
  /** Deletes those files of them that were last written before a moment; returns their number. */
  deleteOlder(folder: string, before: Date): Promise<number>;
}
