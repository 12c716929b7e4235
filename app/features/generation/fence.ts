import { toHex } from "~/platform/hex";

/** Puts material between two lines that no material can imitate. */
export interface Fence {
  /** 128 random bits, told to the model as the only sign that counts. */
  readonly mark: string;
  /** `name` in capitals says what the text is, e.g. `PURPOSE`. */
  enclose(name: string, text: string): string;
}

/** A fence with a mark of its own: made anew for every generation, after the purpose was written. */
export function createFence(mark: string = randomMark()): Fence {
  return {
    mark,
    enclose(name, text) {
      // Only a model's own answer can contain the mark, since it has seen it.
      return `BEGIN ${name} ${mark}\n${text.replaceAll(mark, "")}\nEND ${name} ${mark}`;
    },
  };
}

/** 32 hexadecimal digits that nobody can guess. */
export const randomMark = (): string => toHex(crypto.getRandomValues(new Uint8Array(16)));
