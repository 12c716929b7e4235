export interface Ids {
  /** An unguessable id of 22 URL-safe characters (131 bits). */
  create(): string;
}

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

export const randomIds: Ids = {
  create() {
    let id = "";
    while (id.length < 22) {
      for (const byte of crypto.getRandomValues(new Uint8Array(32))) {
        // 248 is the largest multiple of 62 below 256: higher bytes would favor the first letters.
        if (byte < 248 && id.length < 22) id += alphabet[byte % 62];
      }
    }
    return id;
  },
};
