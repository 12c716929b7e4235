const contradiction = "contradiction.";

/** The name of the question which wish of a contradiction holds. */
export const contradictionName = (number: number): string => `${contradiction}${number}`;

/** Whether a question is about a contradiction. */
export const isContradiction = ({ name }: { name: string }): boolean => name.startsWith(contradiction);

/** The answer that keeps both passages; a blank one would be none. */
export const keepsBoth = "both";
