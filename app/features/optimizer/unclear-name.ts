const unclear = "unclear.";

/** The name of the question about unclear words. */
export const unclearName = (words: string): string => unclear + words.replaceAll(/\s/gu, "_");

/** Whether a question is about unclear words. */
export const isUnclear = ({ name }: { name: string }): boolean => name.startsWith(unclear);
