/** Correcting an improvement by a list of faults. */
export const repair = `Your task now: correct the improved prompt. Repair every fault on the list with the smallest change that does it, and leave everything else as it is.
- content: the whole corrected prompt, and nothing about it.
- improvements: one short sentence for every difference from the prompt as the person wrote it.`;
