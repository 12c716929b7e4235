/** The files that members upload. */
export interface Files {
  /** Deletes every file whose key begins with `folder`. */
  deleteFolder(folder: string): Promise<void>;
}
