/** Texts of fewer folded characters are not compared with other members' prompts. */
export const leastCompared = 80;

/** Public prompts that a text is compared with, and withheld prompts of its author, the newest. */
export const comparedPrompts = 20;
export const comparedWithheld = 20;

/** How much of an original a near-copy has, and how much of the copy that is (docs/decisions/041). */
export const copiedShare = { ofOriginal: 0.8, ofCopy: 0.5 };

/** Characters of a text that are compared: no near-copy is longer than twice its original. */
export const mostCompared = 40_000;
