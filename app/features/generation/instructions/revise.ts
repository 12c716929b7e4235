/** Correcting a draft by a list of faults. */
export const revise = `Your task now: correct the draft. Repair every fault on the list with the smallest change that does it, and leave everything else as it is, every variable included. Where the list and the purpose disagree, the purpose counts.
- content: the whole corrected prompt, and nothing about it.`;
