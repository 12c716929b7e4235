/** Texts that may be gone at any time, shared by everybody: what is dear to make and can be made again. */
export interface Cache {
  /** The texts of these keys; keys without one are left out. */
  getMany(keys: string[]): Promise<Map<string, string>>;
  /** Keeps a text for this many seconds (60 or more), in place of the one before. */
  put(key: string, text: string, seconds: number): Promise<void>;
}
