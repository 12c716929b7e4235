const keys = ["qwertyuiop", "asdfghjklñ", "zxcvbnm"].flatMap((row) => [row, [...row].toReversed().join("")]);

/** Whether a word, in lower case, is of neighboring keys: struck, and in no language. */
export const isStruck = (word: string): boolean => word.length > 2 && keys.some((row) => row.includes(word));

/** Consonants to a vowel, from which on a word of Latin letters is hardly one. */
const clumped = 4;

/** A line without a word: keys struck in their order, or at random. Words with few vowels are rare, and not alone in a line. */
export function isKeyboardNoise(line: string): boolean {
  const words = line.trim().toLowerCase().split(/\s+/);
  return words.every((word) => {
    if (isStruck(word)) return true;
    const vowels = word.match(/[aeiouyáéíóúàèìòùâêîôûäëïöü]/gu)?.length ?? 0;
    return /^\p{Script=Latin}{4,}$/u.test(word) && word.length - vowels >= clumped * vowels;
  });
}
