const keys = ["qwertyuiop", "asdfghjklñ", "zxcvbnm"].flatMap((row) => [row, [...row].toReversed().join("")]);

/** Whether a word, in lower case, is of neighboring keys: struck, and in no language. */
export const isStruck = (word: string): boolean => word.length > 2 && keys.some((row) => row.includes(word));
