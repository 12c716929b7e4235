/** How long a draft's link works, in milliseconds: 24 hours (specification, section 9). */
export const draftLifetime = 24 * 60 * 60 * 1000;

/** How many drafts one caller makes in a UTC day: anybody may fill each with the longest text. */
export const draftsADay = 500;

/** The longest answer to a question, in characters (code points), and how many answers and wishes one prompt takes. */
export const answerLimit = 300;
export const answersLimit = 12;
export const wishesLimit = 20;

/** The longest name of a question, in code units: a model's carries its label, escaped. */
export const longestName = 200;

/** How long a point or wish, and the parts of a question, may be in a prompt, in characters: longer ones of a model are dropped. */
export const longest = { point: 160, label: 40, question: 160, option: 60, topic: 30 };
